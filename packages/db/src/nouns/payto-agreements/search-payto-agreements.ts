import type { PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import { criteriaOf, shapedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import { businessCriteria } from '../businesses/business-criteria.ts';
import type { Reader } from '../../connect/reader.ts';
import {
  agreementCount,
  agreementPage,
  type AgreementShape,
  type AgreementSort,
  type AgreementValues,
  statusesOf,
} from './build-payto-agreement-search.ts';
import { toPayToAgreement, type PayToAgreementRecord } from './payto-agreement.ts';

/** Which agreements of a community, and in which order. */
export interface PayToAgreementSearch {
  /** How the token, the reference or the payer's name begins, or words of the customer. */
  query?: string | undefined;
  status?: readonly PayToAgreementStatus[] | undefined;
  /** Of any of these. */
  businessId?: readonly number[] | undefined;
  customerId?: number | undefined;
  /** Default: the newest first. */
  sort?: AgreementSort | undefined;
}

const rows = shapedQuery('payto-agreements.search', (shape: AgreementShape, params: AgreementValues & PageLimits) =>
  agreementPage(shape, params),
);
const count = shapedQuery('payto-agreements.search-count', agreementCount);

/** A search as the statements take it; shared with the export, so that both find the same. */
export function agreementSearch({
  query = '',
  status,
  businessId,
  sort = '-createdAt',
  ...filters
}: PayToAgreementSearch): {
  shape: AgreementShape;
  values: AgreementValues;
} {
  const { given, values } = criteriaOf({ query: query.trim(), ...businessCriteria(businessId), ...filters });
  return { shape: { given, statuses: statusesOf(status), sort }, values };
}

/** One page of a community's agreements, or of a customer's, and how many there are. */
export async function searchPayToAgreements(
  db: Reader,
  { page, pageSize, ...search }: PayToAgreementSearch & PageOf,
): Promise<Page<PayToAgreementRecord>> {
  const { shape, values } = agreementSearch(search);
  const queries = { rows: rows(shape), count: count({ ...shape, sort: '-createdAt' }) };
  const { items, recordsCount } = await readPage(db, queries, values, { page, pageSize });
  return { items: items.map(toPayToAgreement), recordsCount };
}
