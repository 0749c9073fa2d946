import { sql, type Kysely } from 'kysely';

/** Where a node keeps files: all living nodes must have the same storage. Null: a node of an earlier version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table app.server_node add column storage_id text').execute(db);
}
