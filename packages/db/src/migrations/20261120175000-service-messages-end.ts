import { sql, type Kysely } from 'kysely';

/** Service messages are forgotten some time after their end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('grant delete on app.service_message to jobs').execute(db);
}
