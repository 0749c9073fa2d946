import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { Client, type ClientConfig } from 'pg';
import { SetUpError } from '../terminal/set-up-error.ts';
import { vaultKeys } from '../vault/vault-keys.ts';
import { ensureLoginRoles, grantDatabase } from './login-roles.ts';
import { keepMasterKeyProof, requireMasterKey } from './master-key-proof.ts';
import { applyFunctions, finishFunctions, functionFolder } from './sql-functions.ts';

/** A file of `migrations/`. `transaction: false` runs it outside one, for CREATE INDEX CONCURRENTLY. */
export interface MigrationFile extends Migration {
  transaction?: false;
}

export const migrationFolder = path.join(import.meta.dirname, '../migrations');
const lockId = 7_201_120_001;
const oldestVersion = 15;
const LOCK_RETRY_MS = 50;

/**
 * Brings a database to the newest schema as its owner, forward only, and creates the login roles. Several processes may
 * call it at once. Returns what was applied: names of migrations, then functions such as `app.fold`. Throws SetUpError
 * for a master key that is not the one of the database and for a database older than the baseline.
 */
export async function migrate(options: {
  /** The owner's connection. */
  owner: ClientConfig | string;
  masterKey: string;
  /** Earlier master keys, while the key is changed. */
  formerMasterKeys?: readonly string[];
  /** Where the migrations are. */
  folder?: string;
  /** Where functions are, as `<noun>/sql/<name>.sql`. */
  functions?: string;
  now?: Date;
}): Promise<string[]> {
  const client = new Client(options.owner);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await requireVersion(client);
    await lockMigrations(client);
    const keys = vaultKeys(options.masterKey, options.formerMasterKeys);
    const files = await loadMigrations(options.folder ?? migrationFolder);
    const later = await readUnknownMigrations(client, Object.keys(files));
    await requireMasterKey(client, keys);
    await ensureLoginRoles(client, options.masterKey);
    await grantDatabase(client);
    const applied = await applySchema(
      client,
      files,
      later.length > 0 ? undefined : (options.functions ?? functionFolder),
    );
    await keepMasterKeyProof(client, keys);
    await ensureAuditPartitions(client, options.now ?? new Date());
    return applied;
  } finally {
    await client.end();
  }
}

/**
 * Waits until no other process migrates. By trying again: a statement that waits holds a snapshot, for which CREATE INDEX
 * CONCURRENTLY of the other process would wait in turn.
 */
async function lockMigrations(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_catalog.pg_try_advisory_lock($1) as locked', [
      lockId,
    ]);
    if (rows[0]?.locked) return;
    await setTimeout(LOCK_RETRY_MS);
  }
}

async function requireVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int4 as number, current_setting('server_version') as name`,
  );
  const [version] = rows;
  if (version && version.number < oldestVersion * 10_000)
    throw new SetUpError(`PostgreSQL ${version.name} is too old.`, `Use version ${oldestVersion} or newer.`);
}

/**
 * Names of applied migrations that have no file: those of a later release, which has to run beside this one. Throws
 * SetUpError for those before the baseline: nothing was released then, so nothing leads from there.
 */
async function readUnknownMigrations(client: Client, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('migration.applied') is not null as found`,
  );
  if (!rows[0]?.found) return [];
  const unknown = await client.query<{ name: string }>('select name from migration.applied where name <> all ($1)', [
    names,
  ]);
  const [baseline = ''] = names;
  if (unknown.rows.some(({ name }) => name < baseline))
    throw new SetUpError(
      'This database was made before the baseline of the migrations, and none leads from it to the present schema.',
      'Remove the data folder (.data, or QUICKPORTAL_DATA); with DATABASE_URL, name an empty database.',
    );
  return unknown.rows.map(({ name }) => name);
}

// What is not schema-qualified must fail here, not only where the owner has another name or search path
const begin = `begin; set local search_path = ''`;

/**
 * Functions and migrations in one transaction, which only ends for a migration that runs outside of one. Without
 * `functions` they stay as they are: a restart of an older release does not put its own back.
 */
async function applySchema(
  client: Client,
  files: Record<string, MigrationFile>,
  functions?: string,
): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: singleConnection(client) }) });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(files) },
    migrationTableSchema: 'migration',
    migrationTableName: 'applied',
    migrationLockTableName: 'applied_lock',
  });
  await client.query(begin);
  const applied = functions === undefined ? undefined : await applyFunctions(client, functions);
  const migrations = (await migrator.getMigrations()).flatMap((migration) =>
    migration.executedAt ? [] : migration.name,
  );
  for (const [index, name] of migrations.entries()) {
    const isAlone = files[name]?.transaction === false;
    const next = migrations[index + 1];
    // Kysely applies those before it as well
    if (!isAlone && next !== undefined && files[next]?.transaction !== false) continue;
    if (isAlone) await client.query('commit');
    const { error, results = [] } = await migrator.migrateTo(name, { disableTransactions: true });
    const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? name;
    if (error) throw new Error(`Migration ${failed} failed`, { cause: error });
    if (isAlone) await client.query(begin);
  }
  const done = applied ? await finishFunctions(client, applied, migrations.length > 0) : [];
  await closeFunctions(client);
  await client.query('commit');
  return [...migrations, ...done];
}

/**
 * PostgreSQL lets everyone run a new function, and many run as the owner, past row-level security. Here a role runs what
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
