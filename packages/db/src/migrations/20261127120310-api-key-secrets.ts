import { sql, type Kysely } from 'kysely';
import { tenantTable } from '../migrate/row-level-security.ts';

/** Secrets of keys that a second person approved, until the users who requested them fetch them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- Sealed by the application, for one user, for seven days.
create table app.api_key_secret (
  community_id bigint not null,
  api_key_id bigint not null,
  user_id bigint not null references app.system_user (id),
  secret_sealed text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (community_id, api_key_id),
  foreign key (community_id, api_key_id) references app.api_key (community_id, id) on delete cascade
);
create index api_key_secret_expiry on app.api_key_secret (expires_at);
create index api_key_secret_user on app.api_key_secret (user_id);
grant select, insert, delete on app.api_key_secret to tenant;
grant select, update, delete on app.api_key_secret to jobs;
${tenantTable('app.api_key_secret')}
`)
    .execute(db);
}
