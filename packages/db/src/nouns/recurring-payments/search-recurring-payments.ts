import { MOST_TOTALLED } from '@quickportal/contracts/kernel/most-totalled';
import {
  recurringPaymentStates,
  type RecurringPaymentStatus,
} from '@quickportal/contracts/rules/states/recurring-payment';
import { stateNames } from '@quickportal/contracts/rules/state-machines/state-machine';
import { businessCriteria } from '../businesses/business-criteria.ts';
import { criteriaOf, shapedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { toStatusTotals, type StatusTotal } from '../../connect/status-totals.ts';
import { toRecurringPayment, type RecurringPaymentRecord } from './recurring-payment.ts';
import {
  ranksOf,
  recurringPaymentCount,
  recurringPaymentPage,
  recurringPaymentTotals,
  type RecurringPaymentShape,
  type RecurringPaymentSort,
  type RecurringPaymentValues,
} from './build-recurring-payment-search.ts';

/** Which schedules of a community, and in which order. */
export interface RecurringPaymentSearch {
  /** How the code begins, or words of the customer. */
  query?: string | undefined;
  /** Any of these. */
  status?: readonly RecurringPaymentStatus[] | undefined;
  /** Of any of these. */
  businessId?: readonly number[] | undefined;
  /** Default status: failed ones first, then by the next payment. */
  sort?: RecurringPaymentSort | undefined;
}

const rows = shapedQuery(
  'recurring-payments.search',
  (shape: RecurringPaymentShape, params: RecurringPaymentValues & PageLimits) => recurringPaymentPage(shape, params),
);
const count = shapedQuery('recurring-payments.search-count', recurringPaymentCount);

/** A search as the statements take it; shared with the export, so that both find the same. */
export function recurringPaymentSearch({ query = '', status, businessId, sort = 'status' }: RecurringPaymentSearch): {
  shape: RecurringPaymentShape;
  values: RecurringPaymentValues;
} {
  const { given, values } = criteriaOf({ query: query.trim(), ...businessCriteria(businessId) });
  return { shape: { given, isNumber: /^\d+$/.test(query.trim()), ranks: ranksOf(status), sort }, values };
}

export interface RecurringPaymentPage extends Page<RecurringPaymentRecord> {
  /** Where they were wanted: what an instalment of each adds up to. Null: too many match. */
  totals?: StatusTotal<RecurringPaymentStatus>[] | null;
}

const allStatuses = stateNames(recurringPaymentStates);

/** One page of a community's schedules and how many there are. Adding up reads every row, so that only short lists are. */
export async function searchRecurringPayments(
  db: Reader,
  { page, pageSize, totals: wantsTotals, ...search }: RecurringPaymentSearch & PageOf & { totals?: boolean },
): Promise<RecurringPaymentPage> {
  const { shape, values } = recurringPaymentSearch(search);
  const queries = { rows: rows(shape), count: count({ ...shape, sort: 'status' }) };
  const { items, recordsCount } = await readPage(db, queries, values, { page, pageSize });
  const found = { items: items.map(toRecurringPayment), recordsCount };
  if (!wantsTotals) return found;
  if (recordsCount > MOST_TOTALLED) return { ...found, totals: null };
  return { ...found, totals: toStatusTotals(await db.run(recurringPaymentTotals(shape, values)), allStatuses) };
}
