import { sql } from 'kysely';
import type { OccurrenceStatus } from '@quickportal/contracts/rules/states/recurring-payment-occurrence';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';

/** What became of a date, for people. Amounts in cents. */
export interface PastOccurrence {
  occurrenceId: number;
  nominalDate: string;
  dueDate: string;
  movedBecause: string;
  amount: number;
  currency: 'AUD' | 'NZD';
  status: OccurrenceStatus;
  attempts: number;
  nextAttemptDate: string | null;
  failure: string;
  /** Of the last try. */
  receiptNumber: string | null;
}

const past = (recurringPaymentId: number) =>
  build
    .selectFrom('app.recurring_occurrence as o')
    .where('o.recurring_payment_id', '=', recurringPaymentId)
    .where('o.status', '<>', 'UPCOMING');

const page = preparedQuery(
  'recurring-payments.past',
  (params: { recurringPaymentId: number; limit: number; offset: number }) =>
    past(params.recurringPaymentId)
      .select([
        'o.id as occurrenceId',
        'o.nominal_date as nominalDate',
        'o.due_date as dueDate',
        'o.moved_because as movedBecause',
        'o.amount',
        'o.currency',
        'o.status',
        'o.attempts',
        'o.next_attempt_date as nextAttemptDate',
        'o.failure',
        sql<string | null>`(select t.receipt_number from app.transaction t
          where t.community_id = o.community_id and t.recurring_occurrence_id = o.id
          order by t.occurrence_attempt desc limit 1)`.as('receiptNumber'),
      ])
      .orderBy('o.nominal_date', 'desc')
      .limit(params.limit)
      .offset(params.offset),
);

const counted = preparedQuery('recurring-payments.past-count', (params: { recurringPaymentId: number }) =>
  past(params.recurringPaymentId).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** One page of the dates that were due, newest first. */
export async function listOccurrences(
  db: Reader,
  { recurringPaymentId, ...at }: { recurringPaymentId: number; page: number; pageSize: number },
): Promise<{ items: PastOccurrence[]; recordsCount: number }> {
  const items = await db.all(page, { recurringPaymentId, limit: at.pageSize, offset: (at.page - 1) * at.pageSize });
  const count = await db.first(counted, { recurringPaymentId });
  return { items, recordsCount: count?.count ?? 0 };
}

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
  named: { recurringPaymentId: number; nominalDate: string },
): Promise<OccurrenceStatus | undefined> {
  return (await db.first(onDate, named))?.status;
}
