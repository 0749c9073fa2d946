import { sql, type Kysely } from 'kysely';
import { platformTable } from '../migrate/row-level-security.ts';

/** When a user, an API key or a facility looked up whose PayID one is, and when that reached its limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table app.name_lookup (
  id bigint generated always as identity primary key,
  subject text not null check (subject <> ''),
  kind text not null check (kind in ('LOOKUP', 'ALARM')),
  looked_up_at timestamptz not null
);
create index name_lookup_subject on app.name_lookup (subject, looked_up_at);
grant select, insert, delete on app.name_lookup to jobs;
${platformTable('app.name_lookup', ['jobs'])}
`)
    .execute(db);
}
