import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertBusiness, insertCommunity } from '../../testing/test-rows.ts';
import { getBusiness } from './get-business.ts';
import { listSupplierBusinesses } from './list-supplier-businesses.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await insertCommunity(test.owner, { id: 10, businessId: 101 });
  await insertBusiness(test.owner, { communityId: 10, id: 102 });
  await insertCommunity(test.owner, { id: 20, businessId: 201 });
  await test.owner.query(`update app.business set kind = 'BUYER' where id = 102`);
});
afterAll(() => test.drop());

it('lists the supplier businesses of the community only', async () => {
  const found = await listSupplierBusinesses(test.db.reader({ kind: 'community', communityId: 10 }));
  expect(found.map(({ businessId }) => businessId)).toEqual([101]);
});

it('finds a business in its community, and in the businesses a user is restricted to', async () => {
  expect(await getBusiness(test.db.reader({ kind: 'community', communityId: 10 }), 102)).toMatchObject({
    businessId: 102,
    kind: 'BUYER',
  });
  expect(await getBusiness(test.db.reader({ kind: 'community', communityId: 10 }), 201)).toBeUndefined();
  expect(
    await getBusiness(test.db.reader({ kind: 'community', communityId: 10, businessIds: [101] }), 102),
  ).toBeUndefined();
});
