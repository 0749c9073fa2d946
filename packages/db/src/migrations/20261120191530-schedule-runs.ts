import { sql, type Kysely } from 'kysely';

/** What the worker of payment schedules keeps: when it looks at one next, what it told, and why it gave up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.recurring_payment
  -- the day of the community on which the worker looks at it next; null: nothing is left to take
  add column run_on date,
  -- the day on which it last took a date: one a day, also after the product was down
  add column last_run_on date,
  -- the agreed date that the customer was last reminded of
  add column reminded_date date,
  -- why it failed, in words
  add column status_reason text not null default '';
update app.recurring_payment set run_on = coalesce(next_payment_date, start_date) where status in ('ACTIVE', 'INACTIVE', 'FAILED');
create index recurring_payment_run on app.recurring_payment (community_id, run_on, id) where status = 'ACTIVE';

-- why there was no payment of it, or none that worked, in words
alter table app.recurring_occurrence add column failure text not null default '';
create index recurring_occurrence_of_schedule on app.recurring_occurrence (community_id, recurring_payment_id, id);
`)
    .execute(db);
}
