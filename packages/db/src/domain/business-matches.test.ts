import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Scope } from '../connect/scope.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertBusiness, insertCommunity } from '../testing/test-rows.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await insertCommunity(test.owner, { id: 10 });
  await insertBusiness(test.owner, { communityId: 10, id: 101 });
  await insertCommunity(test.owner, { id: 20 });
  await test.owner.query(`update app.business set name = 'Tāne Wāter' where id in (100, 200)`);
});
afterAll(() => test.drop());

const found = (scope: Scope, term: string, name: 'business_matches' | 'business_matches_everywhere') =>
  test.db.transaction(scope, async (trx) => {
    const { rows } = await sql<{
      id: number;
    }>`select id from ${sql.raw(`app.${name}`)}(${term}, 10) id order by 1`.execute(trx);
    return rows.map((row) => row.id);
  });

it('finds businesses of the scope by a part of name or code, without accents', async () => {
  const ten: Scope = { kind: 'community', communityId: 10 };
  expect(await found(ten, 'WATER', 'business_matches')).toEqual([100]);
  expect(await found(ten, 'tane w', 'business_matches')).toEqual([100]);
  expect(await found(ten, 'B101', 'business_matches')).toEqual([101]);
  expect(await found(ten, '%', 'business_matches')).toEqual([]);
  expect(await found({ ...ten, businessIds: [101] }, 'water', 'business_matches')).toEqual([]);
  expect(await found({ kind: 'staff' }, 'water', 'business_matches_everywhere')).toEqual([100, 200]);
});
