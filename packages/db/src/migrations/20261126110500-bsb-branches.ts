import { sql, type Kysely } from 'kysely';
import { platformTable } from '../migrate/row-level-security.ts';

/** The BSB directory that an operator loads: reference data that every community reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table app.bsb_branch (
  bsb text primary key check (bsb ~ '^[0-9]{6}$'),
  bank text not null check (bank <> ''),
  branch text not null,
  suburb text not null,
  state text not null,
  is_closed boolean not null,
  is_electronic boolean not null,
  loaded_at timestamptz not null
);
grant select on app.bsb_branch to tenant, staff;
grant select, insert, delete on app.bsb_branch to jobs;
${platformTable('app.bsb_branch', ['tenant', 'staff', 'jobs'])}
`)
    .execute(db);
}
