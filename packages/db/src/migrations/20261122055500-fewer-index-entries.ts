import { sql, type Kysely } from 'kysely';

/**
 * A payment is entered into every index when it is recorded and again when its outcome is written. Cards have no BSB, and
 * payments that people take no schedule: these have no entry any more. The attempts of a transaction had the index of
 * their unique key twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
drop index app.payment_attempt_of_transaction;
drop index app.transaction_schedule;
create index transaction_schedule on app.transaction (community_id, recurring_payment_id)
  where recurring_payment_id is not null;
alter table app.transaction drop constraint transaction_occurrence_attempt;
create unique index transaction_occurrence_attempt
  on app.transaction (community_id, recurring_occurrence_id, occurrence_attempt) where recurring_occurrence_id is not null;
drop index app.transaction_by_bsb;
create index transaction_by_bsb on app.transaction (community_id, bsb, transaction_time, id) include (business_id, status)
  where bsb is not null;
`)
    .execute(db);
}
