import { sql, type Kysely } from 'kysely';
import { tenantTable } from '../migrate/row-level-security.ts';

/** What a facility's programs and pages connect with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- Made when it is read for the first time. Secrets are sealed by the application.
create table app.connection_detail (
  community_id bigint primary key references app.community (id),
  customer_username text not null,
  customer_password_sealed text not null,
  handoff_key_sealed text not null,
  handoff_key_length smallint not null check (handoff_key_length > 0),
  former_handoff_key_sealed text,
  former_handoff_key_until timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((former_handoff_key_sealed is null) = (former_handoff_key_until is null))
);
grant select, insert, update on app.connection_detail to tenant, staff;
grant select, update on app.connection_detail to jobs;
${tenantTable('app.connection_detail')}
`)
    .execute(db);
}
