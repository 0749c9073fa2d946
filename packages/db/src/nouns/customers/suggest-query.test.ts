import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../../connect/scope.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertBusiness, insertCommunity, testTime } from '../../testing/test-rows.ts';
import { searchCustomers, type CustomerSearch } from './search-customers.ts';

const names: readonly (readonly [communityId: number, businessId: number, name: string])[] = [
  [10, 100, 'Hannah Petrov'],
  [10, 100, 'Ilya Petrov'],
  [10, 100, 'Anna Petrova'],
  [10, 100, 'Seán O’Brien'],
  [10, 100, 'John Smith'],
  [10, 100, 'Mary Smyth'],
  [10, 100, 'Anne-Marie Kovačević'],
  [10, 101, 'Orla Quigley'],
  [20, 200, 'Wiremu Ngata'],
];
let test: TestDatabase;
const scope = { kind: 'community', communityId: 10 } as const;

beforeAll(async () => {
  test = await createTestDatabase();
  await insertCommunity(test.owner, { id: 10 });
  await insertBusiness(test.owner, { communityId: 10, id: 101 });
  await insertCommunity(test.owner, { id: 20 });
  for (const [at, [communityId, businessId, name]] of names.entries())
    await test.owner.query(
      `insert into app.customer (community_id, business_id, id, customer_name, customer_number, created_at, updated_at)
       values ($1, $2, $3, $4, 'C-' || $3::bigint, $5, $5)`,
      [communityId, businessId, at + 1, name, testTime],
    );
});
afterAll(() => test.drop());

const suggested = async (query: string, where: Scope = scope, more: Partial<CustomerSearch> = {}) => {
  const { recordsCount, didYouMean } = await searchCustomers(test.db.reader(where), {
    query,
    page: 1,
    pageSize: 25,
    ...more,
  });
  expect(recordsCount).toBe(0);
  return didYouMean;
};

describe('a text that finds no customer', () => {
  it.each([
    ['a wrong letter', 'petrow', 'petrov'],
    ['a missing letter', 'petrv', 'petrov'],
    ['a letter too many', 'petrrov', 'petrov'],
    ['swapped neighbours', 'petorv', 'petrov'],
    ['a wrong first letter', 'betrov', 'petrov'],
    ['an apostrophe', 'o’brein', 'obrien'],
    ['an accent', 'kovacevik', 'kovacevic'],
    ['a hyphen', 'anne-mraie', 'anne-marie'],
    ['one of two words', 'petorv hannah', 'petrov hannah'],
    ['both words', 'petorv hanmah', 'petrov hannah'],
    ['one word that must be changed', 'petorv hanna', 'petrov hanna'],
    ['a part of a word beside a misspelt one', 'han petorv', 'han petrov'],
    ['a word that is another name', 'john smyth', 'john smith'],
  ])('with %s, %s, suggests %s', async (_, query, suggestion) => {
    expect(await suggested(query)).toBe(suggestion);
    expect(await suggested(query, { kind: 'staff' })).toBe(suggestion);
  });

  it('suggests the spelling that most customers have', async () => {
    expect(await suggested('petrovx')).toBe('petrov');
  });

  it.each(['pertow', 'zzz', 'pe7rov', 'C-99', '%%%', 'a b', '李'])(
    'and is near no name suggests nothing: %s',
    async (query) => {
      expect(await suggested(query)).toBeUndefined();
    },
  );

  it('suggests what the other filters find', async () => {
    expect(await suggested('petorv', scope, { status: 'DISABLED' })).toBeUndefined();
    expect(await suggested('petorv', scope, { status: 'ENABLED' })).toBe('petrov');
  });

  it('suggests no name of another community or business', async () => {
    expect(await suggested('wirmeu')).toBeUndefined();
    expect(await suggested('quigely')).toBe('quigley');
    expect(await suggested('quigely', { ...scope, businessIds: [100] })).toBeUndefined();
    expect(await suggested('wirmeu', { kind: 'staff' })).toBe('wiremu');
  });

  it('suggests a name once it is changed to it', async () => {
    expect(await suggested('abernahty')).toBeUndefined();
    await test.owner.query(`update app.customer set customer_name = 'Ida Abernathy' where id = 8`);
    expect(await suggested('abernahty')).toBe('abernathy');
  });

  it.each([scope, { kind: 'staff' }, { kind: 'jobs' }] as const)(
    'is compared with words that only the owner’s functions read: $kind',
    async (where) => {
      await expect(
        test.db.transaction(where, (trx) => trx.selectFrom('app.customer_word').select('word').execute()),
      ).rejects.toThrow(/permission denied/);
    },
  );
});

it('a text that finds a customer suggests nothing', async () => {
  const found = await searchCustomers(test.db.reader(scope), { query: 'smyth', page: 2, pageSize: 25 });
  expect(found).toEqual({ items: [], recordsCount: 1 });
});
