import { listSupplierBusinesses } from '@quickportal/db/businesses/list-supplier-businesses';
import type { Reader } from '@quickportal/db/connect/reader';
import { fieldProblem } from '../kernel/problem.ts';

/** Refuses a supplier business that was asked for and is not in scope, by the field that names it. */
export async function requireBusiness(db: Reader, businessId: number | undefined, field = 'businessId'): Promise<void> {
  if (businessId === undefined) return;
  const known = await listSupplierBusinesses(db);
  if (!known.some((business) => business.businessId === businessId))
    throw fieldProblem(field, 'Choose one of the values offered.');
}
