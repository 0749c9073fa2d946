import { randomBytes, randomInt } from 'node:crypto';
import { foldText } from '@quickportal/contracts/rules/texts/same-text';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, insertCustomers, testTime } from '../../testing/test-rows.ts';
import { searchCustomers } from './search-customers.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await insertCommunity(test.owner, { id: 10 });
});
beforeEach(async () => {
  await test.owner.query('delete from app.customer');
  await insertCustomers(test.owner, { communityId: 10, businessId: 100, firstId: 1, count: 3 });
});
afterAll(() => test.drop());

/** Customers of which searches would read something else than what they are, or which are there on one side only. */
async function strays(): Promise<unknown[]> {
  const { rows } = await test.owner.query(`
    select coalesce(c.id, s.customer_id) as id from app.customer c
    full join app.customer_search s on s.community_id = c.community_id and s.customer_id = c.id
    where (s.business_id, s.created_at, s.enabled, s.name_folded, s.search)
      is distinct from (c.business_id, c.created_at, c.enabled, c.name_folded, c.search)`);
  return rows;
}
const found = async (query: string) => {
  const reader = test.db.reader({ kind: 'community', communityId: 10 });
  return (await searchCustomers(reader, { query, page: 1, pageSize: 25 })).items.map(({ customerId }) => customerId);
};

describe('what searches read of a customer', () => {
  it('is there when the customer is', async () => {
    expect(await strays()).toEqual([]);
    expect(await found('customer')).toEqual([1, 2, 3]);
  });

  it.each([
    ['customer_name', 'Zoë O’Connor', 'zoe oconnor'],
    ['customer_number', 'Élan-77', 'elan-77'],
    ['email', 'someone.else@example.net', 'else@example'],
    ['phone_number', '0491 571 266', '0491571266'],
  ])('follows a change of %s', async (column, value, query) => {
    expect(await found(query)).toEqual([]);
    await test.owner.query(`update app.customer set ${column} = $1 where id = 2`, [value]);
    expect(await found(query)).toEqual([2]);
    expect(await strays()).toEqual([]);
  });

  it('follows a change of status', async () => {
    await test.owner.query('update app.customer set enabled = false, disabled_at = $1', [testTime]);
    expect(await strays()).toEqual([]);
  });

  it('has room for the longest names, numbers and addresses', async () => {
    // a row of an index holds 2,704 bytes
    const longest = Array.from({ length: 0x2ffff }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .toSorted((one, other) => Buffer.byteLength(foldText(other)) - Buffer.byteLength(foldText(one)))
      .slice(0, 400);
    const random = (count: number) => Array.from({ length: count }, () => longest[randomInt(longest.length)]).join('');
    const email = `${randomBytes(120).toString('hex').slice(0, 64)}@${randomBytes(120).toString('hex').slice(0, 185)}.com`;
    for (let round = 0; round < 20; round++)
      await test.owner.query(
        'update app.customer set customer_name = $1, customer_number = $2, email = $3 where id = 2',
        [random(100), random(50), email],
      );
    expect(await strays()).toEqual([]);
    expect(await found(email.slice(10, 60))).toEqual([2]);
  });

  it('goes with the customer', async () => {
    await test.owner.query('delete from app.customer where id = 2');
    expect(await strays()).toEqual([]);
    expect(await found('customer')).toEqual([1, 3]);
  });

  it.each([{ kind: 'community', communityId: 10 }, { kind: 'staff' }, { kind: 'jobs' }] as const)(
    'is read by the functions of the owner alone: $kind',
    async (scope) => {
      await expect(
        test.db.transaction(scope, (trx) => trx.selectFrom('app.customer_search').select('search').execute()),
      ).rejects.toThrow(/permission denied/);
    },
  );
});
