import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase } from '../connect/database.ts';
import { rolePassword, scramVerifier } from '../connect/role-password.ts';
import { migrate } from './migrate.ts';
import { connectAsOwner, keptMasterKey } from './owner.ts';

const { host, port, user, password, masterKey } = inject('postgres');
const maintenance = { host, port, user, password, database: 'postgres' };
const databases: string[] = [];
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'quickportal-migrations-'));
});
afterAll(async () => {
  for (const name of databases) await run(maintenance, `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true });
});

async function run<R extends object>(config: ClientConfig, sql: string): Promise<R[]> {
  const client = new Client(config);
  await client.connect();
  try {
    return (await client.query<R>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function emptyDatabase(options = ''): Promise<ClientConfig> {
  const database = `migrate_${randomBytes(6).toString('hex')}`;
  databases.push(database);
  await run(maintenance, `create database ${database} ${options}`);
  return { host, port, user, password, database };
}

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

describe('migrate', () => {
  it('brings an empty database to the newest schema once, also when several start at the same time', async () => {
    const owner = await emptyDatabase();
    const results = await Promise.all([1, 2, 3].map(() => migrate({ owner, masterKey })));
    const applied = results.filter((names) => names.length > 0);
    expect(applied).toHaveLength(1);
    expect(applied[0]).toContain('20261123120007-customers');
    expect(applied[0]).toContain('app.customer_matches');
    expect(await migrate({ owner, masterKey })).toEqual([]);
    const rows = await run<{ name: string }>(
      owner,
      `select name from migration.applied union all select 'app.' || name from migration.sql_function`,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(applied[0]?.toSorted());
  });

  it('takes functions away from everyone, also those of a schema that was there before', async () => {
    const owner = await emptyDatabase();
    await migrate({ owner, masterKey });
    await run(owner, 'grant execute on function app.open_vault_entries_anywhere(bigint, bigint[]) to public');
    expect(await migrate({ owner, masterKey })).toEqual([]);
    const open = `select proname from pg_proc
      where pronamespace = 'app'::regnamespace and has_function_privilege('public', oid, 'execute')`;
    expect(await run(owner, open)).toEqual([]);
  });

  it('lets several databases of one server be migrated at the same time', async () => {
    const owners = await Promise.all([emptyDatabase(), emptyDatabase(), emptyDatabase()]);
    const results = await Promise.all(owners.map((owner) => migrate({ owner, masterKey })));
    for (const names of results) expect(names.length).toBeGreaterThan(0);
  });

  it('runs a migration outside a transaction when it says so, and undoes one that fails inside', async () => {
    const owner = await emptyDatabase();
    const from = { owner, masterKey, folder, functions: folder };
    mkdirSync(path.join(folder, 'audit/sql'), { recursive: true });
    write(
      'audit/sql/ensure-audit-partitions.sql',
      'create or replace function app.ensure_audit_partitions(date, date) returns int return 0;',
    );
    const kysely = JSON.stringify(import.meta.resolve('kysely'));
    write(
      '20260101000000-table.ts',
      `import { sql } from ${kysely};\nexport const up = (db) => sql\`create table app.thing (id int)\`.execute(db);`,
    );
    write(
      '20260102000000-index.ts',
      `import { sql } from ${kysely};\nexport const transaction = false;\nexport const up = (db) => sql\`create index concurrently thing_id on app.thing (id)\`.execute(db);`,
    );
    expect(await migrate(from)).toEqual([
      '20260101000000-table',
      '20260102000000-index',
      'app.ensure_audit_partitions',
    ]);
    write(
      '20260103000000-wrong.ts',
      `import { sql } from ${kysely};\nexport async function up(db) { await sql\`create table app.half (id int)\`.execute(db); await sql\`select no_such_thing\`.execute(db); }`,
    );
    write(
      '20260102500000-before.ts',
      `import { sql } from ${kysely};\nexport const up = (db) => sql\`create table app.before (id int)\`.execute(db);`,
    );
    await expect(migrate(from)).rejects.toThrow('20260103000000-wrong');
    expect(
      await run(
        owner,
        `select to_regclass('app.half') as half, to_regclass('app.before') as before, to_regclass('app.thing_id') is not null as index`,
      ),
    ).toEqual([{ half: null, before: null, index: true }]);
    write('no-date.ts', '');
    await expect(migrate(from)).rejects.toThrow('no-date.ts is not named');
  });

  it('refuses a database that was made before the baseline, and leaves it as it is', async () => {
    const owner = await emptyDatabase();
    await run(
      owner,
      `create schema migration; create table migration.applied (name text primary key, timestamp text not null);
       insert into migration.applied values ('20261120090000-communities', '')`,
    );
    await expect(migrate({ owner, masterKey })).rejects.toThrow('made before the baseline');
    expect(await run(owner, `select to_regnamespace('app') as app`)).toEqual([{ app: null }]);
  });

  it('gives each role its own password, derived from the key, and only its verifier to the server', async () => {
    expect(rolePassword('one key', 'tenant')).not.toBe(rolePassword('one key', 'staff'));
    expect(rolePassword('one key', 'tenant')).not.toBe(rolePassword('another key', 'tenant'));
    const stored = await run<{ rolpassword: string }>(
      maintenance,
      `select rolpassword from pg_authid where rolname = 'tenant'`,
    );
    expect(stored[0]?.rolpassword).toBe(scramVerifier(masterKey, 'tenant'));
  });

  it('makes audit partitions from last month to a year ahead', async () => {
    const owner = await emptyDatabase();
    await migrate({ owner, masterKey, now: new Date('2030-01-31T23:00:00Z') });
    const names = await run<{ name: string }>(
      owner,
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'app.audit_entry'::regclass order by 1`,
    );
    expect(names[0]?.name).toBe('audit_entry_202912');
    expect(names.at(-2)?.name).toBe('audit_entry_203101');
    expect(names).toHaveLength(15);
  });
});

describe('the owner', () => {
  it('needs no superuser', async () => {
    const name = `plain_${randomBytes(4).toString('hex')}`;
    await run(
      maintenance,
      `create role ${name} login createrole password 'secret'; grant tenant, restricted, staff, jobs, auth to ${name} with admin option`,
    );
    const owner = { ...(await emptyDatabase(`owner ${name}`)), user: name, password: 'secret' };
    expect((await migrate({ owner, masterKey })).length).toBeGreaterThan(0);
    const made = await run(
      owner,
      `insert into app.community (id, name, code, time_zone, currency, country, created_at)
       values (10, 'X', 'X', 'Australia/Sydney', 'AUD', 'AU', '2026-11-20') returning id`,
    );
    expect(made).toHaveLength(1);
    const db = createDatabase({ server: { host, port, database: owner.database ?? '' }, masterKey });
    await db.ping();
    await db.close();
  });

  it('is taken from DATABASE_URL, which then needs MASTER_KEY', async () => {
    await expect(connectAsOwner({ DATABASE_URL: 'postgres://x' })).rejects.toThrow('MASTER_KEY must be set');
    const url = `postgres://somebody:secret@db.example.com:5433/portal`;
    expect(await connectAsOwner({ DATABASE_URL: url, MASTER_KEY: 'key' })).toMatchObject({
      embedded: false,
      serverFolder: null,
      server: { url },
    });
    const db = createDatabase({ server: { url }, masterKey: 'key' });
    expect(db.connectionConfig('jobs')).toMatchObject({
      host: 'db.example.com',
      port: 5433,
      database: 'portal',
      user: 'jobs',
    });
    await db.close();
  });

  it('of the embedded server gets a master key that is kept', () => {
    const key = keptMasterKey(folder);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(keptMasterKey(folder)).toBe(key);
  });
});
