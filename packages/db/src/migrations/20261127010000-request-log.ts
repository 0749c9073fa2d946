import { sql, type Kysely } from 'kysely';

/** What the developer log is searched and grouped by, and which request an event came from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- operation is empty where no call has the path; error_type is the last part of a problem's type. terms holds lexemes
-- that begin with the community and a colon, so that an index over all communities finds those of one.
alter table app.api_log
  add column operation text not null default '',
  add column error_type text,
  add column request_truncated boolean not null default false,
  add column response_truncated boolean not null default false,
  add column terms tsvector not null default '';

-- Newest first, with what counts and charts read, so that they touch no rows
drop index app.api_log_newest;
create index api_log_newest on app.api_log (community_id, requested_at, id) include (http_status, duration_ms);
create index api_log_errors on app.api_log (community_id, requested_at, id) include (http_status, operation, error_type)
  where http_status >= 400;
create index api_log_status on app.api_log (community_id, http_status, requested_at, id);
create index api_log_operation on app.api_log (community_id, operation, requested_at, id)
  include (http_status, duration_ms, api_key_id);
create index api_log_key on app.api_log (community_id, api_key_id, requested_at, id);
create index api_log_address on app.api_log (community_id, ip, requested_at, id);
create index api_log_request on app.api_log (community_id, request_id);
create index api_log_terms on app.api_log using gin (terms);

-- The request that caused an event, where there was one
alter table app.event add column request_id text;
create index event_of_request on app.event (community_id, request_id) where request_id is not null;
grant select (request_id) on app.event to tenant;
`)
    .execute(db);
}
