import { listSupplierBusinesses } from '@quickportal/db/businesses/list-supplier-businesses';
import type { Reader } from '@quickportal/db/connect/reader';
import { fieldProblem } from '../../kernel/problem.ts';

/** Refuses requested supplier businesses outside the scope, by the field that names them. */
export async function requireBusiness(
  db: Reader,
  wanted: number | readonly number[] | undefined,
  field = 'businessId',
): Promise<void> {
  if (wanted === undefined) return;
  const known = await listSupplierBusinesses(db);
  const ids = new Set(known.map(({ businessId }) => businessId));
  if ([wanted].flat().some((id) => !ids.has(id))) throw fieldProblem(field, 'Choose one of the values offered.');
}
