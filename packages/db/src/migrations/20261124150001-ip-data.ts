import { sql, type Kysely } from 'kysely';
import { platformTable } from '../migrate/row-level-security.ts';

/** Data about IP addresses that an operator loaded, in place of what the product brings along; for every process. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table app.ip_data (
  kind text primary key check (kind in ('COUNTRIES', 'PROXIES')),
  content bytea not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  networks integer not null check (networks >= 0),
  built_at timestamptz not null,
  loaded_at timestamptz not null
);
grant select, insert, delete on app.ip_data to jobs;
${platformTable('app.ip_data', ['jobs'])}
`)
    .execute(db);
}
