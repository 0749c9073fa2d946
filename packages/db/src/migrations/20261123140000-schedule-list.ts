import { sql, type Kysely } from 'kysely';

/** The list of all schedules: its orders, and its count by tally. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.recurring_payment
  -- failed ones first, then those that take payments
  add column list_rank smallint not null generated always as (
    case status when 'FAILED' then 1 when 'ACTIVE' then 2 when 'INACTIVE' then 3 when 'COMPLETED' then 4 else 5 end) stored,
  -- the day of the next payment; those that take none come after every day
  add column pays_on date not null generated always as (
    case when status = 'ACTIVE' and next_payment_date is not null then next_payment_date else 'infinity' end) stored;
create index recurring_payment_list on app.recurring_payment
  (community_id, list_rank, pays_on, status_changed_at desc, id desc) include (business_id);
create index recurring_payment_pays_on on app.recurring_payment
  (community_id, pays_on, status_changed_at desc, id desc) include (business_id);
-- the rank says the same, in the order of the list
drop index app.recurring_payment_status;

alter table app.tally_head drop constraint tally_head_noun_check,
  add constraint tally_head_noun_check check (noun in ('customer', 'transaction', 'recurring_payment'));
insert into app.tally_head (noun) values ('recurring_payment');
`)
    .execute(db);
}
