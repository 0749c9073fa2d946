import { randomBytes } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../connect/database.ts';
import { seedBulk } from '../seed/bulk/bulk.ts';
import { seedDemo } from '../seed/demo/demo.ts';
import { installedServers, startScratchServer, type ScratchServer } from '../testing/scratch-server.ts';
import { explainError } from '../terminal/explain-error.ts';
import { loginRolesSql } from './login-roles.ts';
import { migrate } from './migrate.ts';

const masterKey = randomBytes(32).toString('base64url');
const now = new Date('2026-11-20T09:00:00.000Z');
const rights = { facility: [], facilityView: [], staff: [], staffView: [] };

describe.each(installedServers())('on $name', ({ programs }) => {
  let server: ScratchServer;
  const open: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    server = await startScratchServer(programs);
  });
  afterAll(async () => {
    for (const close of open) await close();
    server.stop();
  });

  /** A database of an owner who is no superuser. */
  async function ownedBy(name: string, attributes: string): Promise<ClientConfig> {
    await server.run(`create role ${name} login ${attributes} password 'secret'`);
    await server.run(`create database ${name} owner ${name}`);
    return { host: server.host, port: server.port, user: name, password: 'secret', database: name };
  }

  async function connect(config: ClientConfig): Promise<Client> {
    const client = new Client(config);
    await client.connect();
    open.push(() => client.end());
    return client;
  }

  function openDatabase(config: ClientConfig): Database {
    const { host = '', port = 0, database = '' } = config;
    const db = createDatabase({ server: { host, port, database }, masterKey });
    open.push(() => db.close());
    return db;
  }

  it('takes an owner who may log in, create roles and create databases, demo and bulk seed included', async () => {
    const owner = await ownedBy('creator', 'createrole createdb');
    expect((await migrate({ owner, masterKey })).length).toBeGreaterThan(0);
    const client = await connect(owner);
    expect(await seedDemo(client, { now, passwordHash: 'hash', rights, masterKey })).toBe(true);
    await seedBulk(client, { communities: 1, customers: 20, transactions: 20 }, now, () => undefined);
    const db = openDatabase(owner);
    const customers = await db.transaction({ kind: 'community', communityId: 20 }, (trx) =>
      trx.selectFrom('app.customer').select('community_id').distinct().execute(),
    );
    expect(customers).toEqual([{ community_id: 20 }]);
    const found = await client.query(`select count(*)::int4 as ids from app.customer_matches_everywhere('olsson', 10)`);
    expect(found.rows).toEqual([{ ids: 10 }]);
  });

  it('takes an owner who may not create roles, and says what an administrator has to do first', async () => {
    const owner = await ownedBy('settler', '');
    const attempt = (key = masterKey) =>
      migrate({ owner, masterKey: key }).then(
        (applied) => applied.length,
        (error: unknown) => explainError(error),
      );
    await server.run(`${loginRolesSql(masterKey)}alter role auth reset statement_timeout`);
    expect(await attempt()).toEqual({
      problem:
        "The owner in DATABASE_URL may not create or change roles, and role auth lacks the setting statement_timeout = '5s'.",
      remedy: expect.stringContaining('npm run --silent database-roles'),
    });
    await server.run(loginRolesSql(masterKey));
    expect(await attempt(`another ${masterKey}`)).toMatchObject({
      problem: expect.stringContaining('role tenant has another password than MASTER_KEY gives'),
    });
    expect(await attempt()).toBeGreaterThan(0);
    expect(await attempt()).toBe(0);
    await openDatabase(owner).ping();
  });
});
