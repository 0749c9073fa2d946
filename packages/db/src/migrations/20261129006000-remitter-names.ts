import { sql, type Kysely } from 'kysely';

/** Facility users change remitter names of AU bank accounts, which makes a new version of the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('grant update (version, updated_at) on app.settlement_account to tenant').execute(db);
}
