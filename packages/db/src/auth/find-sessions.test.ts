import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertCommunity, testTime } from '../testing/test-rows.ts';
import { findSessions } from './find-sessions.ts';

const hashOf = (n: number) => createHash('sha256').update(`token ${n}`).digest('hex');
let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ poolSizes: { auth: 1 } });
  await insertCommunity(test.owner, { id: 10 });
  await test.owner.query(
    `insert into app.system_user (id, kind, community_id, login_name, full_name, email, created_at, updated_at)
     select n, 'CLIENT', 10, 'user.' || n, 'User ' || n, 'u@example.com', $1, $1 from generate_series(1, 2000) n`,
    [testTime],
  );
  await test.owner.query(
    `insert into app.session (token_hash, csrf_token, user_id, created_at, last_activity_at, absolute_expires_at)
     select sha256(('token ' || n)::bytea), 'csrf ' || n, n, $1, $1, $1 from generate_series(1, 2000) n`,
    [testTime],
  );
  await test.owner.query('analyze');
});
afterAll(() => test.drop());

const find = (hashes: string[]) => findSessions(test.db.reader({ kind: 'auth' }), hashes);
const userIds = async (hashes: string[]) => (await find(hashes)).map(({ user }) => user.id).toSorted((a, b) => a - b);

it('finds each requested session, once, and nothing for the others', async () => {
  expect(await userIds([])).toEqual([]);
  for (const count of [1, 2, 3, 5, 200]) {
    const request = Array.from({ length: count }, (_, n) => n + 1);
    expect(await userIds(request.map(hashOf))).toEqual(request);
  }
  expect(await userIds([hashOf(7), hashOf(99_999), hashOf(9)])).toEqual([7, 9]);
  expect(await find([hashOf(7)])).toMatchObject([
    {
      tokenHash: hashOf(7),
      csrfToken: 'csrf 7',
      stage: 'ACTIVE',
      lastActivityAt: testTime,
      viewAs: null,
      community: { id: 10 },
    },
  ]);
});

describe('one look', () => {
  it('is planned once, and uses the index', async () => {
    for (let n = 0; n < 12; n++) await find([hashOf(n)]);
    // the pool has one connection, so this is the one that prepared the query
    const plans = await test.db.transaction({ kind: 'auth' }, async (trx) => {
      const counts = await sql<{ generic_plans: number }>`select generic_plans from pg_catalog.pg_prepared_statements
        where name = 'auth.find-sessions.1'`.execute(trx);
      const explained = await sql<{
        'QUERY PLAN': string;
      }>`${sql.raw(`explain execute "auth.find-sessions.1" ('\\x00')`)}`.execute(trx);
      return { counts: counts.rows, text: explained.rows.map((row) => row['QUERY PLAN']).join('\n') };
    });
    expect(plans.counts[0]?.generic_plans).toBeGreaterThan(0);
    expect(plans.text).toContain('session_token_hash_key');
    expect(plans.text).toContain('system_user_pkey');
    expect(plans.text).not.toMatch(/Seq Scan on "?(session|system_user)/);
  });
});
