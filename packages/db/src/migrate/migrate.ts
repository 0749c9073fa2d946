import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { Client, type ClientConfig } from 'pg';
import { ensureLoginRoles, grantDatabase } from './login-roles.ts';

/** A file of `migrations/`. `transaction: false` runs it outside one, for CREATE INDEX CONCURRENTLY. */
export interface MigrationFile extends Migration {
  transaction?: false;
}

export const migrationFolder = path.join(import.meta.dirname, '../migrations');
const lockId = 7_201_120_001;

/**
 * Brings a database to the newest schema as its owner, and creates the login roles. Forward only. Any number of
 * processes may call it at once: an advisory lock lets one work, the others find nothing to do.
 * Answers the names of the migrations that were applied.
 */
export async function migrate(options: {
  /** The owner's connection. */
  owner: ClientConfig | string;
  masterKey: string | Uint8Array;
  folder?: string;
  now?: Date;
}): Promise<string[]> {
  const client = new Client(options.owner);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_catalog.pg_advisory_lock($1)', [lockId]);
    await ensureLoginRoles(client, options.masterKey);
    await grantDatabase(client);
    const applied = await applyMigrations(client, options.folder ?? migrationFolder);
    await closeFunctions(client);
    await ensureAuditPartitions(client, options.now ?? new Date());
    return applied;
  } finally {
    await client.end();
  }
}

async function applyMigrations(client: Client, folder: string): Promise<string[]> {
  const files = await loadMigrations(folder);
  const provider: MigrationProvider = { getMigrations: () => Promise.resolve(files) };
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: singleConnection(client) }) });
  const migrator = new Migrator({
    db,
    provider,
    migrationTableSchema: 'migration',
    migrationTableName: 'applied',
    migrationLockTableName: 'applied_lock',
  });
  const applied: string[] = [];
  for (const { name, executedAt } of await migrator.getMigrations()) {
    if (executedAt) continue;
    const { error } = await migrator.migrateTo(name, { disableTransactions: files[name]?.transaction === false });
    if (error) throw new Error(`Migration ${name} failed`, { cause: error });
    applied.push(name);
  }
  return applied;
}

/**
 * PostgreSQL lets everybody run a new function, and many run as the owner, past row-level security. Here a role runs what
 * it was granted, and nothing else.
 */
async function closeFunctions(client: Client): Promise<void> {
  await client.query(`do $$ begin
    if exists (
      select from pg_proc where pronamespace = to_regnamespace('app') and has_function_privilege('public', oid, 'execute')
    ) then revoke execute on all functions in schema app from public; end if;
  end $$`);
}

/** The months from the last one to a year ahead; a job goes on from there. */
async function ensureAuditPartitions(client: Client, now: Date): Promise<void> {
  const month = (ahead: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString();
  await client.query('select app.ensure_audit_partitions($1::timestamptz::date, $2::timestamptz::date)', [
    month(-1),
    month(12),
  ]);
}

async function loadMigrations(folder: string): Promise<Record<string, MigrationFile>> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.ts')).toSorted();
  const files: Record<string, MigrationFile> = {};
  for (const name of names) {
    if (!/^\d{14}-[a-z0-9-]+\.ts$/.test(name)) throw new Error(`${name} is not named <yyyymmddhhmmss>-<what>.ts`);
    const file: MigrationFile = await import(path.join(folder, name));
    files[name.slice(0, -3)] = file;
  }
  return files;
}

/** Kysely gets the one connection that holds the lock; ending it is ours. */
function singleConnection(client: Client) {
  const held = Object.assign(client, { release: () => undefined });
  return { connect: () => Promise.resolve(held), end: () => Promise.resolve(), options: {} };
}
