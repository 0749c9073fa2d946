import * as fc from 'fast-check';
import { foldText } from '@quickportal/contracts/rules/texts/same-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, insertCustomers } from '../../testing/test-rows.ts';
import { paramsOf, searchCustomers } from './search-customers.ts';
import { customerSortFields, leastMatchesOf, type CustomerSort } from './build-customer-search.ts';

// Names in three communities, and how many have them: around the 10,000 up to which a count over all of them is exact
const groups = [
  { name: 'Quokka Animal', count: 9999 },
  { name: 'Numbat Animal', count: 10_000 },
  { name: 'Bilby Animal', count: 10_001 },
  { name: 'Animal', count: 30 },
  { name: 'Wise Wiseman', count: 30 },
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
  await test.owner.query('vacuum (analyze) app.customer, app.customer_search');
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

  it('has the pages and the count of plain LIKE for each word, whatever is looked for and however it is sorted', async () => {
    const texts = [...groups.map(({ name }) => name.toLowerCase()), 'c1234@example.com', 't-12500', '0491570777'];
    const term = fc
      .tuple(fc.constantFrom(...texts), fc.nat(12), fc.integer({ min: 3, max: 12 }))
      .map(([text, from, length]) => text.slice(from, from + length).trim())
      // digits alone are phone numbers in any spelling: search-customers.test.ts
      .filter((text) => text.split(' ').every((word) => foldText(word).length >= 3 && !/^[-\d@.]*$/.test(word)))
      .chain((text) => fc.constantFrom(text, text.split(' ').toReversed().join(' ')));
    const columns = {
      customerName: 'name_folded',
      customerNumber: 'number_folded',
      customerId: 'id',
      status: 'enabled',
      createdAt: 'created_at',
    };
    const sorts = fc
      .constantFrom(...customerSortFields)
      .chain((field) => fc.constantFrom<CustomerSort>(field, `-${field}`));
    await fc.assert(
      fc.asyncProperty(term, fc.constantFrom(1, 2, 40, 395), sorts, async (query, page, sort) => {
        const direction = sort.startsWith('-') ? 'desc' : 'asc';
        const column = columns[sort.replace('-', '') as keyof typeof columns];
        const order = `${column} ${direction}, id ${direction}`;
        const { rows } = await test.owner.query<{ id: number }>(
          `select id from app.customer where search like all ($1) order by ${order}`,
          [query.split(' ').map((word) => `%${foldText(word)}%`)],
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

  const least = async (query: string, atMost: number) => {
    const params = { ...paramsOf({ query, page: 1, pageSize: 25 }), atMost };
    return (await test.db.reader({ kind: 'staff' }).first(leastMatchesOf, params))?.count;
  };

  it.each([
    ['quokka', 9999],
    ['BILBY', 10_001],
    ['animal', 10_001],
    ['wise', 30],
    ['bilby animal', 0],
    ['imal', 0],
    ['c12', 0],
    ['w_se', 0],
  ])('knows by the words of names that %s matches at least %i', async (query, matches) => {
    expect(await least(query, 10_001)).toBe(matches);
  });

  it('is never promised more matches than there are', async () => {
    const word = fc.constantFrom('quokka', 'animal', 'wiseman', 'bilby', 'example', 'o’co', '%');
    const term = fc.tuple(word, fc.integer({ min: 1, max: 7 })).map(([text, length]) => text.slice(0, length));
    await fc.assert(
      fc.asyncProperty(term, fc.constantFrom(20, 10_001), async (query, atMost) => {
        const { recordsCount, recordsCountCapped } = await search(query);
        const matches = recordsCountCapped ? 10_001 : recordsCount;
        expect(await least(query, atMost)).toBeLessThanOrEqual(Math.min(atMost, matches));
      }),
      { numRuns: 30 },
    );
  });
});
