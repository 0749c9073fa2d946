import { sql, type Kysely } from 'kysely';

/** Card schemes and surcharges of a business are saved in the version that was read, and by an approver of its facility. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.business add column card_schemes_version integer not null default 1;
grant update (card_schemes_version) on app.business to tenant;
grant insert, delete on app.accepted_card to tenant;
grant insert, update on app.card_surcharge to tenant;
`)
    .execute(db);
}
