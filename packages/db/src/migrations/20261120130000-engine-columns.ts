import { sql, type Kysely } from 'kysely';

/** What the engines turned out to need, and what they turned out not to need. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- The relay deletes what it has handed to the job queue: payloads can hold sealed secrets and are not kept.
drop index app.outbox_waiting;
drop index app.outbox_relayed;
alter table app.outbox drop column relayed_at, drop column created_at;
alter table app.outbox add column queue text check (length(queue) between 1 and 100);
create index outbox_waiting on app.outbox (available_at, id);

-- Due jobs move to the job queue, which knows about claims, attempts and errors.
alter table app.due_job drop column claimed_by, drop column claimed_until, drop column attempts, drop column last_error;

-- Whose locks are to be released when the node dies.
alter table app.server_node add column worker_pool_id text;

-- Only in a database that was made with demo data may the clock be moved.
alter table app.clock add column demo_seeded boolean not null default false;
alter table app.clock add check (offset_ms = 0 or demo_seeded);
`)
    .execute(db);
}
