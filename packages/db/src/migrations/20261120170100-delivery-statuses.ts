import { sql, type Kysely } from 'kysely';

/** A delivery's status as its state machine names it; what has no end yet waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
drop index app.delivery_waiting;
alter table app.delivery drop constraint delivery_state_check, drop constraint delivery_check;
alter table app.delivery rename column state to status;
alter table app.delivery alter column status set default 'QUEUED';
update app.delivery set status = case
  when status = 'DEAD' then 'FAILED' when status <> 'WAITING' then status when attempts = 0 then 'QUEUED' else 'RETRYING' end;
alter table app.delivery add check (status in ('QUEUED', 'RETRYING', 'DELIVERED', 'FAILED'));
alter table app.delivery add check ((status in ('DELIVERED', 'FAILED')) = (finished_at is not null));
create index delivery_waiting on app.delivery (community_id, endpoint_id, id) where finished_at is null;
`)
    .execute(db);
}
