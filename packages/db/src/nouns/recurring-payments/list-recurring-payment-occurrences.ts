import { sql } from 'kysely';
import type { OccurrenceStatus } from '@quickportal/contracts/rules/states/recurring-payment-occurrence';
import { selected, type ColumnMap, type Selected } from '../../connect/entity-columns.ts';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

const pastColumns = {
  occurrenceId: 'id',
  nominalDate: 'nominal_date',
  dueDate: 'due_date',
  movedBecause: 'moved_because',
  // Cents
  amount: 'amount',
  currency: 'currency',
  status: 'status',
  attempts: 'attempts',
  nextAttemptDate: 'next_attempt_date',
  failure: 'failure',
} as const satisfies ColumnMap;

const past = (recurringPaymentId: number) =>
  build
    .selectFrom('app.recurring_occurrence as o')
    .where('o.recurring_payment_id', '=', recurringPaymentId)
    .where('o.status', '<>', 'UPCOMING');

const selectPast = (recurringPaymentId: number) =>
  past(recurringPaymentId)
    .select(selected('o', pastColumns))
    .select(
      sql<string | null>`(select t.receipt_number from app.transaction t
      where t.community_id = o.community_id and t.recurring_occurrence_id = o.id
      order by t.occurrence_attempt desc limit 1)`.as('receiptNumber'),
    );

/** What became of a date, for people; the receipt is that of the last try. */
export type PastOccurrence = Selected<ReturnType<typeof selectPast>>;

interface OfSchedule {
  recurringPaymentId: number;
}
const rows = preparedQuery('recurring-payments.past', (params: OfSchedule & PageLimits) =>
  selectPast(params.recurringPaymentId).orderBy('o.nominal_date', 'desc').limit(params.limit).offset(params.offset),
);
const count = preparedQuery('recurring-payments.past-count', ({ recurringPaymentId }: OfSchedule) =>
  past(recurringPaymentId).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** One page of the dates that were due, newest first. */
export const listRecurringPaymentOccurrences = (
  db: Reader,
  { recurringPaymentId, ...at }: OfSchedule & PageOf,
): Promise<Page<PastOccurrence>> => readPage(db, { rows, count }, { recurringPaymentId }, at);

const unpaid = preparedQuery('recurring-payments.unpaid', ({ recurringPaymentId }: OfSchedule) =>
  selectPast(recurringPaymentId).where('o.status', '=', 'FAILED').orderBy('o.nominal_date', 'desc').limit(1),
);

/** The latest instalment that was given up; undefined where there is none. */
export const getUnpaidInstalment = (db: Reader, recurringPaymentId: number): Promise<PastOccurrence | undefined> =>
  db.first(unpaid, { recurringPaymentId });

const onDate = preparedQuery(
  'recurring-payments.occurrence-on',
  (params: { recurringPaymentId: number; nominalDate: string }) =>
    build
      .selectFrom('app.recurring_occurrence')
      .select('status')
      .where('recurring_payment_id', '=', params.recurringPaymentId)
      .where('nominal_date', '=', params.nominalDate)
      .where('status', '<>', 'UPCOMING'),
);

/** What became of an agreed date; undefined where it has not been due. */
export async function statusOfDate(
  db: Reader,
  key: { recurringPaymentId: number; nominalDate: string },
): Promise<OccurrenceStatus | undefined> {
  return (await db.first(onDate, key))?.status;
}
