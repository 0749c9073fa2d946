import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseError, type Client } from 'pg';

/** A file `<noun>/sql/<name>.sql`: the function `app.<name>` as it is now, and who may run it. */
interface SqlFunction {
  name: string;
  file: string;
  text: string;
  sha256: string;
}

/** What `applyFunctions` did, for `finishFunctions` to end. */
export interface AppliedFunctions {
  changed: SqlFunction[];
  removed: string[];
  /** Functions of the same names whose parameters had other types. */
  replaced: number[];
}

export const functionFolder = path.join(import.meta.dirname, '..');
const invalidFunctionDefinition = '42P13';
const dependentObjects = '2BP01';

/**
 * Creates the functions whose files changed since they were last applied, before the migrations: tables, policies and
 * triggers are made with them. Their bodies may name what only a migration makes. To be called in the transaction of
 * the migrations.
 */
export async function applyFunctions(client: Client, from: string): Promise<AppliedFunctions> {
  const functions = await loadFunctions(from);
  const recorded = await readRecorded(client);
  const changed = functions.filter(({ name, sha256 }) => recorded.get(name) !== sha256);
  const names = new Set(functions.map(({ name }) => name));
  const removed = [...recorded.keys()].filter((name) => !names.has(name));
  await client.query('set local check_function_bodies = off');
  const replaced: number[] = [];
  for (const sqlFunction of changed) replaced.push(...(await applyFunction(client, sqlFunction)));
  await client.query('set local check_function_bodies = on');
  return { changed, removed, replaced };
}

/**
 * Drops what has no file any more, records the hashes, and checks every body against the tables that there are now.
 * Returns what was done, such as `app.fold` or `drop of app.fold`. For after the migrations, in their transaction.
 */
export async function finishFunctions(
  client: Client,
  { changed, removed, replaced }: AppliedFunctions,
  hasMigrated: boolean,
): Promise<string[]> {
  if (!hasMigrated && changed.length + removed.length === 0) return [];
  for (const oid of replaced) await dropFunction(client, oid, 'its file has parameters of other types', moveUsers);
  for (const name of removed) {
    for (const { oid } of await functionsNamed(client, name))
      await dropFunction(client, oid, 'it has no file any more', 'Let a migration drop that');
  }
  for (const { name, sha256 } of changed) {
    await client.query(
      `insert into migration.sql_function (name, sha256) values ($1, $2)
       on conflict (name) do update set sha256 = excluded.sha256`,
      [name, sha256],
    );
  }
  await client.query('delete from migration.sql_function where name = any ($1)', [removed]);
  await checkBodies(client);
  return [...changed.map(({ name }) => `app.${name}`), ...removed.map((name) => `drop of app.${name}`)];
}

async function loadFunctions(from: string): Promise<SqlFunction[]> {
  const functions = new Map<string, SqlFunction>();
  for await (const file of glob('{*,nouns/*}/sql/*.sql', { cwd: from })) {
    const name = path.basename(file, '.sql').replaceAll('-', '_');
    const text = await readFile(path.join(from, file), 'utf8');
    const created = [...text.matchAll(/^create or replace function (?<name>[\w.]+)\s*\(/gm)].map(
      (regExpExecArray) => regExpExecArray.groups?.name,
    );
    if (created.length !== 1 || created[0] !== `app.${name}`)
      throw new Error(`${file} has to hold one function, "create or replace function app.${name}("`);
    const other = functions.get(name);
    if (other) throw new Error(`${file} and ${other.file} hold the same function`);
    functions.set(name, { name, file, text, sha256: createHash('sha256').update(text).digest('hex') });
  }
  return [...functions.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Name to hash of what is applied. Makes the table, and schema app, where they are missing. */
async function readRecorded(client: Client): Promise<Map<string, string>> {
  const found = await client.query<{ missing: boolean }>(
    `select to_regclass('migration.sql_function') is null as missing`,
  );
  if (found.rows[0]?.missing !== false)
    await client.query(`
      create schema if not exists app;
      create schema if not exists migration;
      create table migration.sql_function (name text primary key, sha256 text not null)`);
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migration.sql_function',
  );
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

interface FoundFunction {
  oid: number;
  signature: string;
  grantees: string[];
}

async function functionsNamed(client: Client, name: string): Promise<FoundFunction[]> {
  const { rows } = await client.query<FoundFunction>(
    `select oid, oid::regprocedure::text as signature, array(
       select grantee::regrole::text from aclexplode(proacl) where grantee not in (0, proowner) group by grantee) as grantees
     from pg_catalog.pg_proc where pronamespace = 'app'::regnamespace and proname = $1`,
    [name],
  );
  return rows;
}

/** Runs the file of a function. Returns those of its name that stay beside it because their parameters differ. */
async function applyFunction(client: Client, { name, file, text }: SqlFunction): Promise<number[]> {
  const before = await functionsNamed(client, name);
  // a grant that the file no longer has must not outlive it
  for (const { signature, grantees } of before) {
    if (grantees.length > 0) await client.query(`revoke all on function ${signature} from ${grantees.join(', ')}`);
  }
  try {
    await client.query('savepoint function');
    await client.query(text).catch(async (error: unknown) => {
      if (codeOf(error) !== invalidFunctionDefinition) throw error;
      // what it returns, or the names of its parameters, cannot be replaced
      await client.query('rollback to savepoint function');
      for (const { oid } of before)
        await dropFunction(client, oid, 'its file returns or names something else', moveUsers);
      await client.query(text);
    });
    await client.query('release savepoint function');
  } catch (error) {
    throw new Error(`${file} cannot be applied`, { cause: error });
  }
  const after = await functionsNamed(client, name);
  const known = new Set(before.map(({ oid }) => oid));
  const isNew = after.some(({ oid }) => !known.has(oid));
  return isNew ? after.filter(({ oid }) => known.has(oid)).map(({ oid }) => oid) : [];
}

async function dropFunction(client: Client, oid: number, reason: string, remedy: string): Promise<void> {
  const { rows } = await client.query<{ signature: string }>('select $1::oid::regprocedure::text as signature', [oid]);
  const signature = rows[0]?.signature ?? '';
  await client.query(`drop function ${signature}`).catch((error: unknown) => {
    if (codeOf(error) !== dependentObjects) throw error;
    const detail = error instanceof DatabaseError ? error.detail : '';
    throw new Error(`${signature} has to go, because ${reason}, but ${detail}. ${remedy}.`, { cause: error });
  });
}

/** Throws for a body that names what is not there. PostgreSQL looks at SQL as a whole, at PL/pgSQL for its syntax. */
async function checkBodies(client: Client): Promise<void> {
  const { rows } = await client.query<{ oid: number; signature: string; validator: string }>(
    `select p.oid, p.oid::regprocedure::text as signature, l.lanvalidator::regproc::text as validator
     from pg_catalog.pg_proc p join pg_catalog.pg_language l on l.oid = p.prolang
     where p.pronamespace = 'app'::regnamespace and l.lanvalidator <> 0
       and p.proname in (select name from migration.sql_function)`,
  );
  for (const { oid, signature, validator } of rows) {
    await client.query(`select ${validator}($1::oid)`, [oid]).catch((error: unknown) => {
      throw new Error(`The body of ${signature} does not fit the tables`, { cause: error });
    });
  }
}

const moveUsers = 'Give the new one another name, and let a migration move what uses this one';

const codeOf = (error: unknown): string | undefined => (error instanceof DatabaseError ? error.code : undefined);
