import type { PlannedPayment } from '@quickportal/contracts/rules/schedule/plan';
import type { OccurrenceStatus } from '@quickportal/contracts/rules/states/recurring-payment-occurrence';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

interface SchedulePlace {
  communityId: number;
  businessId: number;
  recurringPaymentId: number;
  currency: 'AUD' | 'NZD';
}

/**
 * Writes down what became of a date that nothing was written about; answers its id. Undefined: the date was taken or
 * left out before, by the unique key of schedule and date.
 */
export async function beginOccurrence(
  trx: WriteTransaction,
  place: SchedulePlace,
  { number, nominalDate, date, movedBecause, amount }: PlannedPayment,
  status: 'PROCESSING' | 'SKIPPED',
  now: Date,
): Promise<number | undefined> {
  const attempts = status === 'PROCESSING' ? 1 : 0;
  const row = await trx
    .insertInto('app.recurring_occurrence')
    .values({
      community_id: place.communityId,
      business_id: place.businessId,
      recurring_payment_id: place.recurringPaymentId,
      occurrence_number: number,
      nominal_date: nominalDate,
      due_date: date,
      moved_because: movedBecause ?? '',
      amount: Number(amount),
      currency: place.currency,
      status,
      attempts,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['community_id', 'recurring_payment_id', 'nominal_date'])
        .doUpdateSet({ status, attempts, due_date: date, amount: Number(amount), updated_at: now })
        .where('app.recurring_occurrence.status', '=', 'UPCOMING'),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** One date of a schedule, as the worker needs it. */
export interface OccurrenceRecord {
  occurrenceId: number;
  communityId: number;
  recurringPaymentId: number;
  number: number;
  nominalDate: string;
  dueDate: string;
  /** Cents. */
  amount: bigint;
  status: OccurrenceStatus;
  attempts: number;
  nextAttemptDate: string | null;
}

const byId = preparedQuery('recurring-payments.lock-occurrence', (named: { occurrenceId: number }) =>
  build
    .selectFrom('app.recurring_occurrence')
    .select([
      'id as occurrenceId',
      'community_id as communityId',
      'recurring_payment_id as recurringPaymentId',
      'occurrence_number as number',
      'nominal_date as nominalDate',
      'due_date as dueDate',
      'amount',
      'status',
      'attempts',
      'next_attempt_date as nextAttemptDate',
    ])
    .where('id', '=', named.occurrenceId)
    .forUpdate(),
);

/** A date, locked until the transaction ends. Lock its schedule first. */
export async function lockOccurrence(
  trx: WriteTransaction,
  occurrenceId: number,
): Promise<OccurrenceRecord | undefined> {
  const row = await trx.first(byId, { occurrenceId });
  return row && { ...row, amount: BigInt(row.amount) };
}

/** Writes what became of a date that the caller has locked. */
export async function moveOccurrence(
  trx: WriteTransaction,
  { communityId, occurrenceId }: Pick<OccurrenceRecord, 'communityId' | 'occurrenceId'>,
  to: { status: OccurrenceStatus; attempts?: number; nextAttemptDate?: string | null; failure?: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.recurring_occurrence')
    .set((eb) => ({
      status: to.status,
      next_attempt_date: to.nextAttemptDate ?? null,
      failure: to.failure ?? '',
      ...(to.attempts !== undefined && { attempts: to.attempts }),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('community_id', '=', communityId)
    .where('id', '=', occurrenceId)
    .execute();
}

const open = preparedQuery('recurring-payments.open-occurrences', (params: { recurringPaymentId: number }) =>
  build
    .selectFrom('app.recurring_occurrence')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('recurring_payment_id', '=', params.recurringPaymentId)
    .where('status', 'in', ['PROCESSING', 'RETRYING']),
);

/** Dates of a schedule whose outcome is not known, or that are tried again. */
export async function countOpenOccurrences(db: Reader, recurringPaymentId: number): Promise<number> {
  return (await db.first(open, { recurringPaymentId }))?.count ?? 0;
}

/** Takes back the tries that were planned for these schedules, because they take no more payments. */
export async function cancelRetries(
  trx: WriteTransaction,
  communityId: number,
  recurringPaymentIds: readonly number[],
  now: Date,
): Promise<number> {
  if (recurringPaymentIds.length === 0) return 0;
  const changed = await trx
    .updateTable('app.recurring_occurrence')
    .set((eb) => ({ status: 'CANCELLED', next_attempt_date: null, version: eb('version', '+', 1), updated_at: now }))
    .where('community_id', '=', communityId)
    .where('recurring_payment_id', 'in', [...recurringPaymentIds])
    .where('status', 'in', ['UPCOMING', 'RETRYING'])
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}
