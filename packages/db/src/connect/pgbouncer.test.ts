import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findServerUser } from '../launch/server-home.ts';
import { searchCustomers } from '../nouns/customers/search-customers.ts';
import { freePort } from '../testing/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertCommunity, insertCustomers } from '../testing/test-rows.ts';
import { createDatabase, type Database } from './database.ts';
import { build, preparedQuery, queryByKey } from './prepared-query.ts';
import { rolePassword } from './role-password.ts';
import { roles } from './scope.ts';

const program = '/usr/sbin/pgbouncer';
const installed = existsSync(program);
if (!installed) process.stdout.write(`pgbouncer tests are skipped: ${program} is not installed\n`);

let test: TestDatabase;
let db: Database;
let bouncer: ChildProcess;
let folder: string;

const ids = preparedQuery('test.ids', () => build.selectFrom('app.customer').select('id').orderBy('id'));
const byId = queryByKey('test.by-id', (params: { id: number }) =>
  build.selectFrom('app.customer').select('id').where('id', '=', params.id),
);
const expected = (communityId: number) => [0, 1, 2, 3].map((n) => ({ id: communityId * 10 + n }));

describe.skipIf(!installed)('behind pgbouncer in transaction mode, with one server connection', () => {
  beforeAll(async () => {
    test = await createTestDatabase();
    for (const id of [10, 20]) {
      const { communityId, businessId } = await insertCommunity(test.owner, { id });
      await insertCustomers(test.owner, { communityId, businessId, firstId: id * 10, count: 4 });
    }
    if (!('host' in test.server)) throw new Error('A test server has a socket');
    const { host, port, database } = test.server;
    const listen = await freePort();
    folder = mkdtempSync(path.join(os.tmpdir(), 'quickportal-pgbouncer-'));
    const users = roles.map((role) => `"${role}" "${rolePassword(test.masterKey, role)}"`);
    writeFileSync(path.join(folder, 'users.txt'), users.join('\n'));
    const settings = `[databases]
${database} = host=${host} port=${port} dbname=${database} pool_size=1
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${path.join(folder, 'users.txt')}
pool_mode = transaction
ignore_startup_parameters = extra_float_digits
logfile = ${path.join(folder, 'log')}`;
    writeFileSync(path.join(folder, 'pgbouncer.ini'), settings);
    chmodSync(folder, 0o700);
    // like the server it refuses to run as root
    const { uid, gid } = findServerUser() ?? {};
    if (uid && gid) for (const file of ['', 'users.txt', 'pgbouncer.ini']) chownSync(path.join(folder, file), uid, gid);
    bouncer = spawn(program, ['-q', path.join(folder, 'pgbouncer.ini')], { uid, gid, cwd: '/', stdio: 'ignore' });
    const url = `postgres://127.0.0.1:${listen}/${database}`;
    db = createDatabase({ server: { url }, masterKey: test.masterKey, prepare: false, poolSizes: { tenant: 6 } });
    for (let attempt = 0; ; attempt++) {
      try {
        await db.ping();
        break;
      } catch (error) {
        if (attempt === 200) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  });
  afterAll(async () => {
    await db.close();
    bouncer.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    await test.drop();
  });

  it('every read sees its own community, however many share the connection', async () => {
    const reads = Array.from({ length: 120 }, async (_, index) => {
      const communityId = index % 2 === 0 ? 10 : 20;
      const found = await db.reader({ kind: 'community', communityId }).all(ids, {});
      expect(found).toEqual(expected(communityId));
    });
    await Promise.all(reads);
  });

  it('reads by key that go out together see their own communities', async () => {
    const reads = Array.from({ length: 120 }, async (_, index) => {
      const id = index % 3 === 0 ? 100 : 200;
      const found = await db.reader({ kind: 'community', communityId: index % 2 === 0 ? 10 : 20 }).first(byId, { id });
      expect(found?.id).toBe((index % 2 === 0) === (id === 100) ? id : undefined);
    });
    await Promise.all(reads);
  });

  it('transactions of different communities do not mix, and leave nothing behind', async () => {
    const work = Array.from({ length: 20 }, (_, index) => {
      const communityId = index % 2 === 0 ? 10 : 20;
      return db.transaction({ kind: 'community', communityId }, async (trx) => {
        await sql`select pg_sleep(0.005)`.execute(trx);
        expect(await trx.all(ids, {})).toEqual(expected(communityId));
      });
    });
    await Promise.all(work);
    const setting = build.selectNoFrom(sql<string>`current_setting('app.community', true)`.as('community'));
    const left = await db.transaction({ kind: 'staff' }, (trx) => trx.run(setting));
    expect(left[0]?.community ?? '').toBe('');
  });

  it('searches work, and an error leaves the connection usable', async () => {
    const reader = db.reader({ kind: 'community', communityId: 10 });
    const wrong = build.selectNoFrom(sql<number>`1 / 0`.as('result'));
    await expect(reader.run(wrong)).rejects.toThrow('division by zero');
    expect((await searchCustomers(reader, { query: 'customer', page: 1, pageSize: 10 })).recordsCount).toBe(4);
  });
});
