import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plansOf } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, testTime } from '../../testing/test-rows.ts';
import { countOfAdministrators, rowsOfAdministrators } from './search-administrators.ts';

let test: TestDatabase;
let auth: Client;

beforeAll(async () => {
  test = await createTestDatabase();
  await insertCommunity(test.owner, { id: 1 });
  // 100 members of staff among 50,000 users of a facility
  await test.owner.query(
    `insert into app.system_user (id, kind, community_id, login_name, full_name, email, created_at, updated_at)
     select n, case when n % 500 = 0 then 'STAFF' else 'CLIENT' end, case when n % 500 = 0 then null else 1 end,
       'user.' || n, 'User ' || n, 'user.' || n || '@example.com', $1, $1 from generate_series(1001, 51000) n`,
    [testTime],
  );
  await test.owner.query('vacuum analyze app.system_user, app.credential, app.totp');
  auth = new Client(test.db.connectionConfig('auth'));
  await auth.connect();
}, 120_000);
afterAll(async () => {
  await auth.end();
  await test.drop();
});

const values = { patterns: ['%user 1500%'], status: 'ACTIVE' as const, limit: 20, offset: 0 };
const searches = [
  ['all', { query: false, status: false }],
  ['those with a text', { query: true, status: false }],
  ['those with a status', { query: false, status: true }],
] as const;

it.each(searches)(
  'administrators, %s, are listed and counted without the users of facilities',
  async (_what, given) => {
    for (const sort of ['fullName', 'loginName', 'status', 'lastSignInAt'] as const)
      for (const statement of [
        rowsOfAdministrators({ ...given, sort, descending: false }).statement(values),
        countOfAdministrators(given).statement(values),
      ]) {
        const { nodes, blocks } = await plansOf(auth, { kind: 'auth' }, statement);
        const walked = nodes.filter(
          (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'system_user',
        );
        expect(walked).toEqual([]);
        expect(blocks).toBeLessThan(1500);
      }
  },
);
