import type { ScheduleEnd } from '@quickportal/contracts/rules/schedule/series';
import type { RecurringPaymentStatus } from '@quickportal/contracts/rules/states/recurring-payment';
import { sql } from 'kysely';
import { written } from '../../connect/entity-columns.ts';
import { preparedSql } from '../../connect/prepared-query.ts';
import { rowSet, rowSetText, type RowSetText } from '../../connect/row-set.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import {
  placeColumns,
  progressColumns,
  runColumns,
  termColumns,
  type RecurringPaymentRecord,
} from './recurring-payment.ts';

/** What a person decides about a schedule. */
export interface RecurringPaymentTerms extends Pick<
  RecurringPaymentRecord,
  Exclude<keyof typeof termColumns, 'accountId'>
> {
  accountId: number;
  /** Cents. */
  amount: bigint;
  end: ScheduleEnd;
}

/** Where it is in its dates. */
export type RecurringPaymentProgress = Pick<RecurringPaymentRecord, keyof typeof progressColumns>;

const termsRow = ({ amount, end, ...terms }: RecurringPaymentTerms) => ({
  ...written(termColumns, terms),
  amount: Number(amount),
  end_rule: end.rule,
  end_date: end.rule === 'ON_DATE' ? end.endDate : null,
  number_of_payments: end.rule === 'AFTER_PAYMENTS' ? end.numberOfPayments : null,
});

/** Inserts an active schedule; its code is made of its id. Returns the id. */
export async function insertRecurringPayment(
  trx: WriteTransaction,
  place: Pick<RecurringPaymentRecord, keyof typeof placeColumns>,
  terms: RecurringPaymentTerms,
  progress: RecurringPaymentProgress,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('app.recurring_payment')
    .values({
      ...written(placeColumns, place),
      // until its id is known
      code: crypto.randomUUID(),
      status: 'ACTIVE',
      ...termsRow(terms),
      ...written(progressColumns, progress),
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

interface ScheduleKey {
  communityId: number;
  recurringPaymentId: number;
}

/** What of a schedule is written; left out: it stays. The caller has locked it. */
export interface RecurringPaymentChange extends Partial<Pick<RecurringPaymentRecord, keyof typeof runColumns>> {
  terms?: RecurringPaymentTerms;
  progress?: RecurringPaymentProgress;
  status?: { status: RecurringPaymentStatus; reason: string };
  /** The agreement by which it is paid from now on; null: its account. */
  payToAgreementId?: number | null;
}

/** Writes a schedule that the caller has locked. Its version goes up where something changed that people decide about. */
export async function changeRecurringPayment(
  trx: WriteTransaction,
  { communityId, recurringPaymentId }: ScheduleKey,
  change: RecurringPaymentChange,
  now: Date,
): Promise<void> {
  const { terms, progress, status, payToAgreementId, ...run } = change;
  await trx
    .updateTable('app.recurring_payment')
    .set((eb) => ({
      ...(terms && termsRow(terms)),
      ...(progress && written(progressColumns, progress)),
      ...(status && { status: status.status, status_reason: status.reason, status_changed_at: now }),
      ...(status?.status === 'STOPPED' && { stopped_at: now }),
      ...(status && { disabled_with_customer_at: null, disabled_with_account_at: null }),
      ...(payToAgreementId !== undefined && { payto_agreement_id: payToAgreementId }),
      ...written(runColumns, run),
      ...((terms || progress || status || payToAgreementId !== undefined) && {
        version: eb('version', '+', 1),
        updated_at: now,
      }),
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
  list: readonly (RecurringPaymentProgress & { recurringPaymentId: number; lastRunOn: string | null })[],
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
