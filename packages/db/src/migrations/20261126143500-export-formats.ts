import { sql, type Kysely } from 'kysely';

/** Exports are CSV or workbooks. What said that a CSV begins with a byte order mark is not read any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.export add column format text not null default 'csv' check (format in ('csv', 'xlsx'));
alter table app.export alter column byte_order_mark set default false;
`)
    .execute(db);
}
