import { MOST_TOTALLED } from '@quickportal/contracts/kernel/most-totalled';
import {
  recurringPaymentStates,
  type RecurringPaymentStatus,
} from '@quickportal/contracts/rules/states/recurring-payment';
import { stateNames } from '@quickportal/contracts/rules/states/state-machine';
import { businessCriteria } from '../businesses/of-businesses.ts';
import { criteriaOf, shapedQuery } from '../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../connect/read-page.ts';
import type { Reader } from '../connect/reader.ts';
import { toStatusTotals, type StatusTotal } from '../connect/status-totals.ts';
import { toRecurringPayment, type RecurringPaymentRecord } from './recurring-payment.ts';
import {
  ranksOf,
  scheduleCount,
  schedulePage,
  scheduleTotals,
  type ScheduleShape,
  type ScheduleSort,
  type ScheduleValues,
} from './schedule-statements.ts';

/** Which schedules of a community, and in which order. */
export interface ScheduleSearch {
  /** How the code begins, or words of the customer. */
  query?: string | undefined;
  /** Any of these. */
  status?: readonly RecurringPaymentStatus[] | undefined;
  /** Of any of these. */
  businessId?: readonly number[] | undefined;
  /** Default status: failed ones first, then by the next payment. */
  sort?: ScheduleSort | undefined;
}

const rows = shapedQuery('recurring-payments.search', (shape: ScheduleShape, params: ScheduleValues & PageLimits) =>
  schedulePage(shape, params),
);
const count = shapedQuery('recurring-payments.search-count', scheduleCount);

/** A search as the statements take it; shared with the export, so that both find the same. */
export function scheduleSearch({ query = '', status, businessId, sort = 'status' }: ScheduleSearch): {
  shape: ScheduleShape;
  values: ScheduleValues;
} {
  const { given, values } = criteriaOf({ query: query.trim(), ...businessCriteria(businessId) });
  return { shape: { given, isNumber: /^\d+$/.test(query.trim()), ranks: ranksOf(status), sort }, values };
}

export interface SchedulePage extends Page<RecurringPaymentRecord> {
  /** Where they were wanted: what an instalment of each adds up to. Null: too many match. */
  totals?: StatusTotal<RecurringPaymentStatus>[] | null;
}

const allStatuses = stateNames(recurringPaymentStates);

/** One page of a community's schedules and how many there are. Adding up reads every row, so that only short lists are. */
export async function searchSchedules(
  db: Reader,
  { page, pageSize, totals: wantsTotals, ...search }: ScheduleSearch & PageOf & { totals?: boolean },
): Promise<SchedulePage> {
  const { shape, values } = scheduleSearch(search);
  const queries = { rows: rows(shape), count: count({ ...shape, sort: 'status' }) };
  const { items, recordsCount } = await readPage(db, queries, values, { page, pageSize });
  const found = { items: items.map(toRecurringPayment), recordsCount };
  if (!wantsTotals) return found;
  if (recordsCount > MOST_TOTALLED) return { ...found, totals: null };
  return { ...found, totals: toStatusTotals(await db.run(scheduleTotals(shape, values)), allStatuses) };
}
