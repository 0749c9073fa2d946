import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, testTime } from '../../testing/test-rows.ts';
import { listCommunityRoles, listStaffRoles } from './list-roles.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await insertCommunity(test.owner, { id: 10 });
  await insertCommunity(test.owner, { id: 20 });
  await test.owner.query(
    `insert into app.role (id, scope, community_id, code, name, created_at, updated_at) values
       (1, 'COMMUNITY', null, 'everywhere', 'Administrator', $1, $1),
       (2, 'SUPPLIER_BUSINESS', 10, 'own', 'Business clerk', $1, $1),
       (3, 'COMMUNITY', 20, 'theirs', 'Clerk', $1, $1),
       (4, 'STAFF', null, 'support', 'Support', $1, $1)`,
    [testTime],
  );
  await test.owner.query(
    `insert into app.role_right values (1, 'VIEW_FILES'), (1, 'MANAGE_FILES'), (4, 'SEARCH_LOGS')`,
  );
});
afterAll(() => test.drop());

it('lists the roles of a community with those that every community has, never those of staff', async () => {
  const roles = await listCommunityRoles(test.db.reader({ kind: 'auth' }), 10);
  expect(roles.map(({ roleId, rights }) => [roleId, rights])).toEqual([
    [1, ['MANAGE_FILES', 'VIEW_FILES']],
    [2, []],
  ]);
});

it('lists the roles of staff', async () => {
  expect(await listStaffRoles(test.db.reader({ kind: 'auth' }))).toEqual([
    {
      roleId: 4,
      scope: 'STAFF',
      communityId: null,
      code: 'support',
      name: 'Support',
      description: '',
      rights: ['SEARCH_LOGS'],
      version: 1,
    },
  ]);
});
