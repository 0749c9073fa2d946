import { sql, type Kysely } from 'kysely';
import { tenantTable } from '../migrate/row-level-security.ts';

/** Files of service messages, such as those of reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table app.service_message_file (
  community_id bigint not null references app.community (id),
  service_message_id bigint not null,
  storage_key text not null,
  -- a file of the same report and period that is written again gets the next number
  base_name text not null,
  file_number integer not null check (file_number > 0),
  row_count bigint not null check (row_count >= 0),
  size_bytes bigint not null check (size_bytes >= 0),
  sha256 text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (community_id, service_message_id),
  unique (community_id, base_name, file_number),
  foreign key (community_id, service_message_id) references app.service_message (community_id, id)
);
create index service_message_file_expiry on app.service_message_file (expires_at);
grant select on app.service_message_file to tenant, staff;
grant select, insert, delete on app.service_message_file to jobs;
${tenantTable('app.service_message_file')}
`)
    .execute(db);
}
