import { sql, type Kysely } from 'kysely';
import { platformTable } from '../migrate/row-level-security.ts';

/** In which country the cards of a prefix are issued: reference data that every community reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table app.card_bin (
  prefix text primary key check (prefix ~ '^[0-9]{6}$'),
  country text not null check (country ~ '^[A-Z]{2}$'),
  loaded_at timestamptz not null
);
grant select on app.card_bin to tenant, staff;
grant select, insert, delete on app.card_bin to jobs;
${platformTable('app.card_bin', ['tenant', 'staff', 'jobs'])}
`)
    .execute(db);
}
