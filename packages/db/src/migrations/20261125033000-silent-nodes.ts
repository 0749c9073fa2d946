import { sql, type Kysely } from 'kysely';

/** Nodes that did not stop in order stay listed after their jobs were given to others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table app.server_node add column released_at timestamptz').execute(db);
}
