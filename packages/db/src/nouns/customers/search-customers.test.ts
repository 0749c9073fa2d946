import * as fc from 'fast-check';
import { foldText } from '@quickportal/contracts/rules/texts/same-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../../connect/scope.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertBusiness, insertCommunity, testTime } from '../../testing/test-rows.ts';
import type { Customer } from './customer.ts';
import { searchCustomers, type CustomerSearch } from './search-customers.ts';

let test: TestDatabase;
let everyone: Customer[];
const scope: Scope = { kind: 'community', communityId: 10 };
const whole = { page: 1, pageSize: 1000 };

const letters = 'abcdeABCDE %_\\\'’ʻ`"-.@+&,ß王小0123456789éÉčßøŌ李Ω\u0301';
const word = fc.string({ unit: fc.constantFrom(...Array.from(letters)), minLength: 1, maxLength: 14 });
const phone = fc.constantFrom('', '0491 570 156', '(02) 9999-1234', '+61 491 570 157', '+64 21 555 0134', '1234');

interface Row {
  name: string;
  number: string;
  email: string;
  phone: string;
  enabled: boolean;
  businessId: number;
}
const rows = fc.sample(
  fc.record<Row>({
    name: word,
    number: word,
    email: fc.oneof(fc.constant(''), word),
    phone,
    enabled: fc.boolean(),
    businessId: fc.constantFrom(100, 101),
  }),
  { numRuns: 300, seed: 20_261_120 },
);

beforeAll(async () => {
  test = await createTestDatabase();
  await insertCommunity(test.owner, { id: 10 });
  await insertBusiness(test.owner, { communityId: 10, id: 101 });
  await insertCommunity(test.owner, { id: 20 });
  await insertCommunity(test.owner, { id: 30 });
  for (const communityId of [10, 20]) {
    await test.owner.query(
      `insert into app.customer (community_id, business_id, id, customer_name, customer_number, email, phone_number, enabled, created_at, updated_at, disabled_at)
       select $1::bigint, case $1::bigint when 10 then business else 200 end, n + $1::bigint * 100000, name, number || n, email, phone, enabled, $2, $2, case when enabled then null else $2::timestamptz end
       from rows from (unnest($3::text[]), unnest($4::text[]), unnest($5::text[]), unnest($6::text[]), unnest($7::boolean[]), unnest($8::bigint[]))
         with ordinality as r (name, number, email, phone, enabled, business, n)`,
      [
        communityId,
        testTime,
        rows.map((row) => row.name),
        rows.map((row) => row.number),
        rows.map((row) => row.email),
        rows.map((row) => row.phone),
        rows.map((row) => row.enabled),
        rows.map((row) => row.businessId),
      ],
    );
  }
  everyone = (await searchCustomers(test.db.reader(scope), whole)).items;
});
afterAll(() => test.drop());

const digitsOf = (text: string) => text.replace(/[+ ()\-./]/g, '');

const isNumber = (term: string) => /^\d{3,}$/.test(digitsOf(term));

/** The naive filter: the definition of what a search finds. Every word is in a field, in any order. */
function matches(customer: Customer, term: string): boolean {
  const words = isNumber(foldText(term)) ? [term] : term.split(/[\s,;]+/).filter((piece) => foldText(piece) !== '');
  return words.length > 0 && words.every((piece) => hasWord(customer, piece));
}

/** What `foldText` drops inside a word may be a space in what is stored. */
const DROPPED = /-|\.(?!\d)|(?<!\d)\./;

function hasWord(customer: Customer, piece: string): boolean {
  const fields = [
    foldText(customer.customerName),
    foldText(customer.customerNumber),
    foldText(customer.email),
    digitsOf(customer.phoneNumber),
    String(customer.customerId),
  ];
  const parts = piece.split(DROPPED).map(foldText).filter(Boolean);
  const begins = (text: string) => fields.some((field) => field.startsWith(text) || field.includes(` ${text}`));
  const has = (text: string) => fields.some((field) => field.includes(text));
  const isFound = [parts.join(''), parts.join(' ')].some((form) =>
    Array.from(form.split(' ')[0] ?? '').length < 3 ? begins(form) : has(form),
  );
  const marked = parts.join('-');
  if (!isNumber(marked)) return isFound;
  const digits = digitsOf(marked);
  if (digits.length < 8) return isFound || has(digits);
  const national = marked.startsWith('+')
    ? digits.replace(/^6[14]0?/, '')
    : digits.replace(/^(?:(?:0011|00)6[14]0?|0)/, '');
  const bare = /^6[14](\d{8,10})$/.exec(national)?.[1];
  return isFound || has(national) || (bare !== undefined && has(bare));
}

const ids = (customers: readonly Customer[]) =>
  customers.map((customer) => customer.customerId).toSorted((a, b) => a - b);
const find = (search: Partial<CustomerSearch>, where: Scope = scope) =>
  searchCustomers(test.db.reader(where), { ...whole, ...search });

describe('searching by a term', () => {
  const pieces = fc.oneof(
    word,
    fc.constantFrom(
      '0491 570 156',
      '0491570',
      '+61491570157',
      '491 570',
      '9999',
      '021 555 0134',
      '+64 21 555 0134',
      '(02) 9999-1234',
      '99991234',
      '91 570 15',
      '1000',
      '%',
      '_',
      '\\',
      `'`,
      `a’b`,
      'a-b',
      'b.c.',
      '王小',
      '小',
      'b, a',
      'a & b',
      `a'b`,
    ),
    fc.tuple(fc.nat(299), fc.nat(12), fc.integer({ min: 1, max: 6 })).map(([row, from, length]) => {
      return (
        Array.from(rows[row]?.name ?? '')
          .slice(from, from + length)
          .join('') || 'a'
      );
    }),
  );

  const twoPieces = fc.tuple(pieces, pieces).map(([first, second]) => `${second} ${first}`);

  it('finds exactly what a naive filter finds, in a community and over all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(pieces, twoPieces), async (term) => {
        const expected = term.trim() === '' ? everyone : everyone.filter((customer) => matches(customer, term));
        const found = await find({ query: term });
        expect(ids(found.items)).toEqual(ids(expected));
        expect(found.recordsCount).toBe(expected.length);
        const everywhere = await find({ query: term }, { kind: 'staff' });
        expect(
          everywhere.items
            .filter((item) => item.communityId === 10)
            .map((item) => item.customerId)
            .toSorted((a, b) => a - b),
        ).toEqual(ids(expected));
      }),
      { numRuns: 400 },
    );
  });

  it('finds a name whichever apostrophe is typed, or none, and sorts it as if it had none', async () => {
    await test.owner.query(
      `insert into app.customer (community_id, business_id, id, customer_name, customer_number, email, created_at, updated_at)
       values (20, 200, 2, 'Aoife O’Connor', 'HCW-2', 'aoife.o''connor@example.com', $1, $1),
              (20, 200, 3, 'Aoife Odell', 'HCW-3', '', $1, $1), (20, 200, 4, 'Aoife Obrien', 'HCW-4', '', $1, $1)`,
      [testTime],
    );
    const kiwi: Scope = { kind: 'community', communityId: 20 };
    for (const query of ['o’connor', "O'Connor", 'oconnor', 'o‘co', "aoife o'c", "o'connor@example"]) {
      const { items } = await find({ query }, kiwi);
      expect([query, ids(items).filter((id) => id < 10)]).toEqual([query, [2]]);
    }
    const { items } = await find({ customerName: "aoife o'" }, kiwi);
    expect(items.map((item) => item.customerName)).toEqual(['Aoife Obrien', 'Aoife O’Connor', 'Aoife Odell']);
  });

  it.each([
    ['Anne-Marie Dubois', 'anne-marie', 'anne marie', 'annemarie', 'ANNE‑MARIE', 'Dubois, Anne'],
    ['Annemarie Kurz', 'anne-marie', 'anne marie', 'Kurz, Annemarie'],
    ['Anne Marie Long', 'anne-marie', 'anne marie', 'long anne'],
    ['J.P. Morrow', 'jp morrow', 'J.P.', 'jp', 'Morrow, J.P.'],
    ['Søren Þór Weiß', 'soren', 'thor', 'weiss', 'WEISS, søren'],
    ['Fish & Chips', 'fish and chips', 'fish & chips', 'chips & fish', 'fish&chips'],
    ['王小明', '王', '小明', '王小', '小', '王小明', '王 小明'],
    ['김민준', '민준', '김', '민'],
    ['サトウ ハナコ', 'ハナ', 'ﾊﾅ', 'ナコ'],
  ])('finds %s as it is typed: %s, %s, %s, %s, %s', async (customerName, ...queries) => {
    await test.owner.query(
      `insert into app.customer (community_id, business_id, customer_name, customer_number, created_at, updated_at)
       values (30, 300, $1, 'SAME-' || $1, $2, $2)`,
      [customerName, testTime],
    );
    for (const query of queries) {
      const { items } = await find({ query }, { kind: 'community', communityId: 30 });
      expect([query, items.map((item) => item.customerName)]).toEqual([query, expect.arrayContaining([customerName])]);
    }
  });

  it('finds a number without its dash, and takes the order of Han characters as it is typed', async () => {
    await test.owner.query(
      `insert into app.customer (community_id, business_id, id, customer_name, customer_number, created_at, updated_at)
       values (30, 300, 9031, 'Dash', 'KW-00731', $1, $1), (30, 300, 9032, '明小文', 'Z-32', $1, $1)`,
      [testTime],
    );
    const kiwi: Scope = { kind: 'community', communityId: 30 };
    for (const query of ['kw00731', 'KW-00731', 'kw 00731'])
      expect([query, ids((await find({ query }, kiwi)).items)]).toEqual([query, [9031]]);
    expect(ids((await find({ customerNumber: 'kw007' }, kiwi)).items)).toEqual([9031]);
    expect(ids((await find({ query: '小明' }, kiwi)).items)).not.toContain(9032);
  });

  it('finds an accented name without the accent and the other way round', async () => {
    await test.owner.query(
      `insert into app.customer (community_id, business_id, id, customer_name, customer_number, created_at, updated_at)
       values (20, 200, 1, 'Ivana Kovačević', 'HCW-1', $1, $1)`,
      [testTime],
    );
    for (const query of ['kovacevic', 'Kovačević', 'KOVAČ', 'hcw-1']) {
      const { items } = await find({ query }, { kind: 'community', communityId: 20 });
      expect(items.map((item) => item.customerName)).toContain('Ivana Kovačević');
    }
  });
});

describe('filters', () => {
  it('find what a naive filter finds', async () => {
    const beginning = word.map((name) => name.slice(0, 3));
    const filters = fc.record<Partial<CustomerSearch>>(
      {
        customerName: beginning,
        customerNumber: beginning,
        email: beginning,
        status: fc.constantFrom('ENABLED', 'DISABLED'),
        businessId: fc.constantFrom(100, 101),
        query: fc.constantFrom('a', 'be', '570', 'be a', '570 b'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filters, async (search) => {
        const expected = everyone.filter(
          (entry) =>
            foldText(entry.customerName).startsWith(foldText(search.customerName ?? '')) &&
            foldText(entry.customerNumber).startsWith(foldText(search.customerNumber ?? '')) &&
            entry.email.toLowerCase().startsWith((search.email ?? '').toLowerCase()) &&
            (search.status === undefined || entry.customerEnabled === (search.status === 'ENABLED')) &&
            (search.businessId === undefined || entry.businessId === search.businessId) &&
            (search.query === undefined || matches(entry, search.query)),
        );
        const found = await find(search);
        expect(ids(found.items)).toEqual(ids(expected));
        expect(found.recordsCount).toBe(expected.length);
      }),
      { numRuns: 150 },
    );
  });

  it('find a phone number however it is typed and stored', async () => {
    const mobiles = everyone.filter((entry) => /^(0|61)49157/.test(digitsOf(entry.phoneNumber)));
    expect(mobiles.length).toBeGreaterThan(0);
    for (const text of ['(0491) 57', '0491 57', '+61 491 57', '+61 (0)491 57', '0011 61 491 57', '0491-57'])
      expect([text, ids((await find({ phone: text })).items)]).toEqual([text, ids(mobiles)]);
    const one = ids(everyone.filter((entry) => digitsOf(entry.phoneNumber).endsWith('491570157')));
    for (const text of ['0491 570 157', '+61 491 570 157', '61491570157', '0011 61 491 570 157', '+61 (0)491-570-157'])
      for (const search of [{ phone: text }, { query: text }])
        expect([search, ids((await find(search)).items)]).toEqual([search, one]);
  });
});

describe('pages', () => {
  it.each([
    'customerName',
    '-customerName',
    'customerNumber',
    'customerId',
    '-customerId',
    'status',
    '-status',
    'createdAt',
  ] as const)('sorted by %s follow each other without overlap and end with the id', async (sort) => {
    const seen: number[] = [];
    for (let page = 1; page <= 4; page++) {
      const found = await find({ sort, page, pageSize: 100, query: '' });
      expect(found.recordsCount).toBe(300);
      seen.push(...found.items.map((item) => item.customerId));
    }
    expect(seen).toHaveLength(300);
    expect(new Set(seen).size).toBe(300);
    if (sort === 'createdAt' || sort === 'customerId') expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    if (sort === '-customerId') expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  });

  it('past the end are empty but still count', async () => {
    expect(await find({ page: 9, pageSize: 100 })).toEqual({ items: [], recordsCount: 300 });
    const term = await find({ page: 9, pageSize: 100, query: '1000' });
    expect(term).toEqual({ items: [], recordsCount: 300 });
  });

  it('carry the entity in the field names of the specification', async () => {
    const { items } = await find({ sort: 'customerId', page: 1, pageSize: 1 });
    expect(items[0]).toMatchObject({
      customerId: 1_000_001,
      communityId: 10,
      businessName: expect.stringContaining('Business'),
      customerName: rows[0]?.name,
      customerEnabled: rows[0]?.enabled,
      hasPayToProduct: false,
      version: 1,
      createdAt: testTime,
      disabledAt: rows[0]?.enabled ? null : testTime,
    });
  });

  it('show a restricted user only the customers of their businesses', async () => {
    const restricted: Scope = { ...scope, businessIds: [101] };
    const expected = everyone.filter((entry) => entry.businessId === 101);
    expect(ids((await find({}, restricted)).items)).toEqual(ids(expected));
    const term = await find({ query: '1000' }, restricted);
    expect(ids(term.items)).toEqual(ids(expected));
    expect((await find({ query: '1000' }, { ...scope, businessIds: [] })).recordsCount).toBe(0);
  });
});
