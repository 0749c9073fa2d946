import { sql, type Kysely } from 'kysely';

/** Settings of server to server notifications are an endpoint of their own, which may have no address yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.webhook_endpoint drop constraint webhook_endpoint_url_check;
alter table app.webhook_endpoint add constraint webhook_endpoint_url_check
  check (length(url) <= 2000 and (url <> '' or (kind = 'SERVER_TO_SERVER' and not enabled)));
create unique index webhook_endpoint_one_server_to_server on app.webhook_endpoint (community_id)
  where kind = 'SERVER_TO_SERVER' and deleted_at is null;
`)
    .execute(db);
}
