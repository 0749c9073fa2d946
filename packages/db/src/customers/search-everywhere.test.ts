import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertCommunity, insertCustomers } from '../testing/test-rows.ts';
import { searchCustomers } from './search-customers.ts';
import type { CustomerSort } from './search-statements.ts';

// Names in three communities, and how many have them: around the 10,000 up to which a count over all of them is exact
const groups = [
  { name: 'Quokka Animal', count: 9999 },
  { name: 'Numbat Animal', count: 10_000 },
  { name: 'Bilby Animal', count: 10_001 },
];
const communities = [10, 20, 30] as const;
let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  let next = 1;
  for (const [at, communityId] of communities.entries()) {
    const { businessId } = await insertCommunity(test.owner, { id: communityId });
    for (const { name, count } of groups) {
      // the last community gets what does not divide
      const share = Math.floor(count / 3) + (at === 2 ? count % 3 : 0);
      await insertCustomers(test.owner, { communityId, businessId, firstId: next, count: share, name });
      next += share;
    }
  }
  await test.owner.query('vacuum (analyze) app.customer');
});
afterAll(() => test.drop());

const search = (query: string, page = 1, sort: CustomerSort = 'customerName') =>
  searchCustomers(test.db.reader({ kind: 'staff' }), { query, page, pageSize: 25, sort });

describe('a search over all communities', () => {
  it.each([
    ['quokka', 9999, undefined],
    ['numbat', 10_000, undefined],
    ['bilby', 10_000, true],
    ['animal', 10_000, true],
    ['example', 10_000, true],
    ['wombat', 0, undefined],
  ])('for %s counts %i, capped: %s', async (query, recordsCount, recordsCountCapped) => {
    const found = await search(query);
    expect(found.recordsCount).toBe(recordsCount);
    expect(found.recordsCountCapped).toBe(recordsCountCapped);
  });

  it('has the pages and the count of plain LIKE, whatever is looked for and however it is sorted', async () => {
    const texts = [...groups.map(({ name }) => name.toLowerCase()), 'c1234@example.com', 't-12500', '0491570777'];
    const term = fc
      .tuple(fc.constantFrom(...texts), fc.nat(12), fc.integer({ min: 3, max: 12 }))
      .map(([text, from, length]) => text.slice(from, from + length).trim())
      // digits alone are phone numbers in any spelling: search-customers.test.ts
      .filter((text) => text.length >= 3 && !/^[-\d@.]*$/.test(text));
    const sorts = fc.constantFrom<CustomerSort>('customerName', '-customerName', 'customerId', '-customerId');
    await fc.assert(
      fc.asyncProperty(term, fc.constantFrom(1, 2, 40, 395), sorts, async (query, page, sort) => {
        const direction = sort.startsWith('-') ? 'desc' : 'asc';
        const order = sort.endsWith('customerId') ? `id ${direction}` : `name_folded ${direction}, id ${direction}`;
        const { rows } = await test.owner.query<{ id: number }>(
          `select id from app.customer where search like '%' || $1 || '%' order by ${order}`,
          [query],
        );
        const found = await search(query, page, sort);
        expect(found.items.map(({ customerId }) => customerId)).toEqual(
          rows.slice((page - 1) * 25, page * 25).map(({ id }) => id),
        );
        expect(found.recordsCount).toBe(Math.min(rows.length, 10_000));
        expect(found.recordsCountCapped).toBe(rows.length > 10_000 ? true : undefined);
      }),
      { numRuns: 25 },
    );
  });
});
