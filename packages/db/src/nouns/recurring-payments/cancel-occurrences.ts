import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** Tries that were planned end with the schedules they belong to. */
const endPlanned = (rawBuilder: ReturnType<typeof sql>, now: Date) => sql`
  update app.recurring_occurrence o
  set status = 'CANCELLED', next_attempt_date = null, version = o.version + 1, updated_at = ${now}
  from app.recurring_payment r
  where ${rawBuilder} and o.community_id = r.community_id and o.recurring_payment_id = r.id
    and o.status in ('UPCOMING', 'RETRYING')`;

/**
 * Ends the dates of a customer that has just been disabled: planned tries, and those whose payment was cancelled with
 * the customer. What is at a bank already goes on.
 */
export async function endDatesOfCustomer(trx: WriteTransaction, customerId: number, now: Date): Promise<void> {
  await endPlanned(sql`r.customer_id = ${customerId}`, now).execute(trx);
  await sql`
    update app.recurring_occurrence o
    set status = 'CANCELLED', version = o.version + 1, updated_at = ${now}, failure = 'The payment was cancelled.'
    from app.transaction t
    where t.customer_id = ${customerId} and t.status = 'CANCELLED' and t.cancelled_with_customer_at = ${now}
      and o.community_id = t.community_id and o.id = t.recurring_occurrence_id
      and o.attempts = t.occurrence_attempt and o.status = 'PROCESSING'`.execute(trx);
}

/**
 * Ends the planned tries of schedules that pay from an account that has just been disabled. A schedule that an agreement
 * pays goes on; its retries of dates from before stay with the account.
 */
export async function endDatesOfAccount(trx: WriteTransaction, accountId: number, now: Date): Promise<void> {
  const isPaidFromIt = sql`r.customer_account_id = ${accountId} and o.payto_agreement_id is null
    and (r.payto_agreement_id is null or o.attempts > 0)`;
  await endPlanned(isPaidFromIt, now).execute(trx);
}
