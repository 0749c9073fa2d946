import { sql, type Kysely } from 'kysely';

/** Deliveries wait one by one, in the order of the object that they are about, and not with all of their endpoint. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- object_key is what the order is kept for; due_at is when it was created, or the next attempt
alter table app.delivery add column object_key text, add column due_at timestamptz;
update app.delivery d set object_key = e.object_type || ' ' || e.object_id, due_at = d.created_at
from app.event e where e.community_id = d.community_id and e.id = d.event_id;
alter table app.delivery alter column object_key set not null, alter column due_at set not null;
drop index app.delivery_waiting;
create index delivery_due on app.delivery (community_id, endpoint_id, due_at, id)
  where finished_at is null and replay_id is null;
create index delivery_of_object_waiting on app.delivery (community_id, endpoint_id, object_key, id)
  where finished_at is null and replay_id is null;
create index delivery_retrying on app.delivery (community_id, endpoint_id)
  where finished_at is null and replay_id is null and attempts > 0;
-- A user who sends it again does not wait for the next attempt
grant update (due_at) on app.delivery to tenant, staff;

-- How many deliveries are sent at once; retry_at is now when an endpoint at which nothing arrives is tried again
alter table app.delivery_lane add column send_limit double precision not null default 20 check (send_limit between 1 and 20);
`)
    .execute(db);
}
