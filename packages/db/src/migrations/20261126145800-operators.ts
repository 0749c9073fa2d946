import { sql, type Kysely } from 'kysely';

/** Jobs read who holds which role: what staff must know of is mailed to those who may act on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('grant select on app.role, app.user_role to jobs').execute(db);
}
