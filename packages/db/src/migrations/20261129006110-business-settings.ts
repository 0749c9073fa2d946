import { sql, type Kysely } from 'kysely';

/** Facilities change the contact of their businesses themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      String.raw`
grant update (contact_name, contact_email, contact_phone, notification_email, version, updated_at)
  on app.business to tenant;
`,
    )
    .execute(db);
}
