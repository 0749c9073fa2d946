import { sql, type Kysely } from 'kysely';
import { tenantTable } from '../migrate/row-level-security.ts';

/** Secrets of approved requests wait in one table, whatever they belong to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- Sealed by the application, for one user, for seven days.
create table app.waiting_secret (
  community_id bigint not null references app.community (id),
  object_type text not null check (object_type in ('api-key', 'certificate')),
  object_id bigint not null,
  user_id bigint not null references app.system_user (id),
  secret_sealed text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (community_id, object_type, object_id)
);
create index waiting_secret_expiry on app.waiting_secret (expires_at);
create index waiting_secret_user on app.waiting_secret (user_id);
grant select, insert, delete on app.waiting_secret to tenant;
grant select, update, delete on app.waiting_secret to jobs;
${tenantTable('app.waiting_secret')}
insert into app.waiting_secret (community_id, object_type, object_id, user_id, secret_sealed, created_at, expires_at)
  select community_id, 'api-key', api_key_id, user_id, secret_sealed, created_at, expires_at from app.api_key_secret;
drop table app.api_key_secret;
`)
    .execute(db);
}
