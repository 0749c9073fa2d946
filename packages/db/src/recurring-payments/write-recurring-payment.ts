import type { ScheduleFrequency } from '@quickportal/contracts/rules/schedule/frequency';
import type { ScheduleEnd } from '@quickportal/contracts/rules/schedule/series';
import type { RecurringPaymentStatus } from '@quickportal/contracts/rules/states/recurring-payment';
import { sql } from 'kysely';
import { preparedSql } from '../connect/prepared-query.ts';
import { rowSet, rowSetText, type RowSetText } from '../connect/row-set.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** What a person decides about a schedule. */
export interface ScheduleTerms {
  accountId: number;
  description: string;
  /** Cents. */
  amount: bigint;
  frequency: ScheduleFrequency;
  startDate: string;
  end: ScheduleEnd;
  customerReferenceNumber: string;
  paymentReferenceNumber: string;
}

/** Where it stands in its dates. */
export interface ScheduleProgress {
  nextNumber: number;
  nextPaymentDate: string | null;
  runOn: string | null;
}

const termsRow = (terms: ScheduleTerms) => ({
  customer_account_id: terms.accountId,
  description: terms.description,
  amount: Number(terms.amount),
  frequency: terms.frequency,
  start_date: terms.startDate,
  end_rule: terms.end.rule,
  end_date: terms.end.rule === 'ON_DATE' ? terms.end.endDate : null,
  number_of_payments: terms.end.rule === 'AFTER_PAYMENTS' ? terms.end.numberOfPayments : null,
  customer_reference_number: terms.customerReferenceNumber,
  payment_reference_number: terms.paymentReferenceNumber,
});

const progressRow = ({ nextNumber, nextPaymentDate, runOn }: ScheduleProgress) => ({
  next_occurrence: nextNumber,
  next_payment_date: nextPaymentDate,
  run_on: runOn,
});

/** Inserts an active schedule; its code is made of its id. Answers the id. */
export async function insertRecurringPayment(
  trx: WriteTransaction,
  place: { communityId: number; businessId: number; customerId: number; currency: 'AUD' | 'NZD' },
  terms: ScheduleTerms,
  progress: ScheduleProgress,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('app.recurring_payment')
    .values({
      community_id: place.communityId,
      business_id: place.businessId,
      customer_id: place.customerId,
      currency: place.currency,
      // until its id is known
      code: crypto.randomUUID(),
      status: 'ACTIVE',
      ...termsRow(terms),
      ...progressRow(progress),
      status_changed_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('app.recurring_payment')
    .set({ code: `PS-${id}`, payment_reference_number: terms.paymentReferenceNumber || `PS-${id}` })
    .where('community_id', '=', place.communityId)
    .where('id', '=', id)
    .execute();
  return id;
}

interface Named {
  communityId: number;
  recurringPaymentId: number;
}

/** What of a schedule is written; left out: it stays. The caller has locked it. */
export interface ScheduleChange {
  terms?: ScheduleTerms;
  progress?: ScheduleProgress;
  status?: { status: RecurringPaymentStatus; reason: string };
  lastRunOn?: string;
  paymentsMade?: number;
  lastPaymentDate?: string | null;
  failedPayments?: number;
  remindedDate?: string;
}

/** Writes a schedule that the caller has locked. Its version goes up where something changed that people decide about. */
export async function changeRecurringPayment(
  trx: WriteTransaction,
  { communityId, recurringPaymentId }: Named,
  change: ScheduleChange,
  now: Date,
): Promise<void> {
  const { terms, progress, status, lastRunOn, paymentsMade, lastPaymentDate, failedPayments, remindedDate } = change;
  await trx
    .updateTable('app.recurring_payment')
    .set((eb) => ({
      ...(terms && termsRow(terms)),
      ...(progress && progressRow(progress)),
      ...(status && { status: status.status, status_reason: status.reason, status_changed_at: now }),
      ...(status?.status === 'STOPPED' && { stopped_at: now }),
      ...(status && { disabled_with_customer_at: null, disabled_with_account_at: null }),
      ...(lastRunOn !== undefined && { last_run_on: lastRunOn }),
      ...(paymentsMade !== undefined && { payments_made: paymentsMade }),
      ...(lastPaymentDate !== undefined && { last_payment_date: lastPaymentDate }),
      ...(failedPayments !== undefined && { failed_payments: failedPayments }),
      ...(remindedDate !== undefined && { reminded_date: remindedDate }),
      ...((terms || progress || status) && { version: eb('version', '+', 1), updated_at: now }),
    }))
    .where('community_id', '=', communityId)
    .where('id', '=', recurringPaymentId)
    .execute();
}

const advancing = preparedSql(
  'recurring-payments.advance',
  (p: { communityId: number; rows: RowSetText; now: Date }) => sql`
    update app.recurring_payment
    set next_occurrence = given."nextNumber", next_payment_date = given."nextPaymentDate", run_on = given."runOn",
      last_run_on = given."lastRunOn", version = version + 1, updated_at = ${p.now}::timestamptz
    from ${rowSet(
      p.rows,
      '"recurringPaymentId" bigint, "nextNumber" integer, "nextPaymentDate" date, "runOn" date, "lastRunOn" date',
    )}
    where community_id = ${p.communityId}::bigint and id = given."recurringPaymentId"`,
);

/** Where schedules stand after a run of the worker. The caller has locked them. */
export async function advanceRecurringPayments(
  trx: WriteTransaction,
  communityId: number,
  list: readonly (ScheduleProgress & { recurringPaymentId: number; lastRunOn: string | null })[],
  now: Date,
): Promise<void> {
  if (list.length > 0) await trx.write(advancing, { communityId, rows: rowSetText(list), now });
}

const counting = preparedSql(
  'recurring-payments.count-payments',
  (p: { communityId: number; rows: RowSetText }) => sql`
    update app.recurring_payment
    set payments_made = given."paymentsMade", last_payment_date = given."lastPaymentDate", failed_payments = 0
    from ${rowSet(p.rows, '"recurringPaymentId" bigint, "paymentsMade" integer, "lastPaymentDate" date')}
    where community_id = ${p.communityId}::bigint and id = given."recurringPaymentId"`,
);

/** Writes down that payments of schedules were made; dates that failed before them count no more. The caller has locked them. */
export async function countPayments(
  trx: WriteTransaction,
  communityId: number,
  list: readonly { recurringPaymentId: number; paymentsMade: number; lastPaymentDate: string }[],
): Promise<void> {
  if (list.length > 0) await trx.write(counting, { communityId, rows: rowSetText(list) });
}
