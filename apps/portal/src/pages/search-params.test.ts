import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountParam,
  dateParam,
  flag,
  idParam,
  oneOf,
  optional,
  pageParam,
  pageSizeParam,
  parseQueryString,
  queryString,
  readSearch,
  someCodes,
  someIds,
  someOf,
  sortParam,
  textParam,
  tokenParam,
  writeSearch,
} from './search-params.ts';

const shape = {
  CustomerId: idParam(),
  AgreementToken: tokenParam(),
  BusinessId: optional(idParam()),
  query: textParam({ max: 20 }),
  status: oneOf(['ENABLED', 'DISABLED']),
  tab: oneOf(['accounts', 'payments'], 'accounts'),
  sort: sortParam(['name', 'id'], 'name'),
  page: pageParam(),
  pageSize: pageSizeParam(20),
  edit: flag(),
  date: dateParam(),
  kinds: someOf(['A', 'B', 'C']),
  codes: someCodes(),
  ids: someIds(),
  amountFrom: amountParam(),
};
const read = (text: string) => readSearch(shape, parseQueryString(text));

describe('parameters of a page', () => {
  it('are read from the query string in any case [1R031 2R029]', () => {
    expect(read('?customerid=5&AGREEMENTTOKEN=pt-1&businessId=7').values).toMatchObject({
      CustomerId: 5,
      AgreementToken: 'pt-1',
      BusinessId: 7,
    });
    expect(read('?CustomerId=5&AgreementToken=pt-1').values).toMatchObject({ CustomerId: 5, BusinessId: undefined });
  });

  it('have their defaults when they are missing', () => {
    expect(read('CustomerId=1&AgreementToken=a').values).toEqual({
      CustomerId: 1,
      AgreementToken: 'a',
      BusinessId: undefined,
      query: '',
      status: undefined,
      tab: 'accounts',
      sort: 'name',
      page: 1,
      pageSize: 20,
      edit: false,
      date: undefined,
      kinds: undefined,
      codes: undefined,
      ids: undefined,
      amountFrom: undefined,
    });
  });

  it('are named with what is wrong when they do not fit or are missing', () => {
    const { problems } = read(
      'CustomerId=0x10&BusinessId=1e3&status=GONE&page=0&pageSize=101&date=2026-02-30&edit=perhaps&sort=email&query=aaaaaaaaaaaaaaaaaaaaaaaa&kinds=A,D&codes=a-b&ids=5,x&amountFrom=-5',
    );
    expect(problems).toEqual([
      { name: 'CustomerId', problem: 'must be a whole number.' },
      { name: 'AgreementToken', problem: 'is missing.' },
      { name: 'BusinessId', problem: 'must be a whole number.' },
      { name: 'query', problem: 'must have at most 20 characters.' },
      { name: 'status', problem: 'must be one of ENABLED, DISABLED.' },
      { name: 'sort', problem: 'must be one of name, id, -name, -id.' },
      { name: 'page', problem: 'must be a whole number from 1 to 100000.' },
      { name: 'pageSize', problem: 'must be a whole number from 1 to 100.' },
      { name: 'edit', problem: 'must be true or false.' },
      { name: 'date', problem: 'must be a date such as 2026-11-24.' },
      { name: 'kinds', problem: 'must be some of A, B, C.' },
      { name: 'codes', problem: 'must be at most 20 codes.' },
      { name: 'ids', problem: 'must be at most 20 whole numbers.' },
      { name: 'amountFrom', problem: 'must be an amount such as 120.50.' },
    ]);
  });

  it('are refused where a number could not be distinguished from another', () => {
    expect(read('CustomerId=9007199254740993&AgreementToken=a').problems).toHaveLength(1);
    expect(read('CustomerId=9007199254740991&AgreementToken=a').values.CustomerId).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('are written in the document spelling, without those at their default', () => {
    const raw = writeSearch(shape, { CustomerId: 5, AgreementToken: 'a b&c', tab: 'accounts', page: 2, edit: true });
    expect(raw).toEqual({ CustomerId: '5', AgreementToken: 'a b&c', page: '2', edit: 'true' });
    expect(queryString(raw)).toBe('?CustomerId=5&AgreementToken=a+b%26c&page=2&edit=true');
    expect(queryString({})).toBe('');
  });

  it('that are several codes are joined by commas, in the order of the codes', () => {
    expect(read('CustomerId=1&AgreementToken=a&kinds=c,A,a').values.kinds).toEqual(['A', 'C']);
    const raw = writeSearch(shape, { CustomerId: 5, AgreementToken: 'a', kinds: ['C', 'A'] });
    expect(queryString(raw)).toBe('?CustomerId=5&AgreementToken=a&kinds=A,C');
    expect(writeSearch(shape, { CustomerId: 5, AgreementToken: 'a', kinds: [] })).not.toHaveProperty('kinds');
  });

  it('come back as they were written', () => {
    const printable = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 18 })
      .filter((text) => !/\p{Cc}/u.test(text));
    fc.assert(
      fc.property(
        fc.record({
          CustomerId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
          AgreementToken: printable,
          BusinessId: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
          query: fc.oneof(
            fc.constant(''),
            printable.filter((text) => text.length <= 20),
          ),
          status: fc.constantFrom(undefined, 'ENABLED', 'DISABLED'),
          tab: fc.constantFrom('accounts', 'payments'),
          sort: fc.constantFrom('name', '-name', 'id', '-id'),
          page: fc.integer({ min: 1, max: 100_000 }),
          pageSize: fc.integer({ min: 1, max: 100 }),
          edit: fc.boolean(),
          date: fc.constantFrom(undefined, '2026-02-28', '2028-02-29'),
          codes: fc.constantFrom(undefined, ['EVENT'], ['EVENT', 'NIGHTLY_REPORT']),
          ids: fc.constantFrom(undefined, [5], [6, 5]),
          kinds: fc.constantFrom(undefined, ['B'], ['A', 'C'], ['A', 'B', 'C']),
          amountFrom: fc.constantFrom(undefined, '0.00', '9999999999.99'),
        }),
        (values) => {
          const text = queryString(writeSearch(shape, values as never));
          expect(read(text)).toEqual({ values, problems: [] });
        },
      ),
    );
  });

  it('never crash the reader, whatever is in the address', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(shape), 'other', '__proto__'), fc.string()), (raw) => {
        const { values, problems } = readSearch(shape, raw);
        expect(Object.keys(values).length + problems.length).toBe(Object.keys(shape).length);
      }),
    );
  });
});
