import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerList } from '../../nouns/customers/customer-list.ts';
import { payToAgreementList } from '../../nouns/payto-agreements/payto-agreement-list.ts';
import { scheduleList } from '../../nouns/recurring-payments/schedule-lists.ts';
import { transactionList } from '../../nouns/transactions/transaction-list.ts';
import { uploadedFileList } from '../../nouns/uploaded-files/uploaded-file-lists.ts';
import { userList } from '../../nouns/users/user-list.ts';
import { dateOfDay, dayNumber } from '../banking-calendar/days.ts';
import { dayPeriods } from '../dates/day-periods.ts';
import { formatAmount } from '../money.ts';
import { grammarOf } from './list-grammar.ts';
import { completeSearch } from './complete-search.ts';
import { fieldsOf, keyOf, type NamedIds, type SearchGrammar, type SearchKey } from './grammar.ts';
import { readSearch } from './read-search.ts';
import { termValues } from './term-values.ts';
import { writeSearch, writeText } from './write-search.ts';

const customerGrammar = grammarOf(customerList);
const transactionGrammar = grammarOf(transactionList);
const scheduleGrammar = grammarOf(scheduleList);
const payToAgreementGrammar = grammarOf(payToAgreementList);
const uploadedFileGrammar = grammarOf(uploadedFileList);
const userGrammar = grammarOf(userList);

const grammars: readonly [string, SearchGrammar][] = [
  ['transactions', transactionGrammar],
  ['customers', customerGrammar],
  ['schedules', scheduleGrammar],
  ['PayTo agreements', payToAgreementGrammar],
  ['uploaded files', uploadedFileGrammar],
  ['users', userGrammar],
];

type Values = Record<string, unknown>;
const anything = fc.string({ unit: 'binary', maxLength: 60 });
const searchLike = fc
  .array(
    fc.constantFrom(
      'status',
      'date',
      'x',
      ':',
      ',',
      '"',
      '\\',
      ' ',
      '>',
      '=',
      '..',
      '-',
      '1',
      '2026-11-01',
      'declined',
      'é',
    ),
  )
  .map((parts) => parts.join(''));
const typedText = fc.oneof(anything, searchLike);

const someNames: fc.Arbitrary<NamedIds> = fc
  .uniqueArray(
    fc.tuple(
      fc.integer({ min: 1, max: 40 }),
      fc.oneof(fc.constantFrom('A b', 'a-B', '12', '', '李明', 'Ümlaut "x"'), anything),
    ),
    {
      selector: ([id]) => id,
      maxLength: 6,
    },
  )
  .map((pairs) => ({ businessId: pairs, RoleId: pairs }));

/** Bounds in order, either or both. */
const range = (key: { from: string; to: string }, low: fc.Arbitrary<number>, write: (value: number) => string) =>
  fc.tuple(low, fc.nat(50_000), fc.constantFrom('both', 'from', 'to')).map(([first, more, ends]) => ({
    ...(ends !== 'to' && { [key.from]: write(first) }),
    ...(ends !== 'from' && { [key.to]: write(first + more) }),
  }));

/** Filters that a page may hold for a key; `{}` where it holds none. */
function filtersOf(key: SearchKey, names: NamedIds): fc.Arbitrary<Values> {
  const none = fc.constant<Values>({});
  switch (key.kind) {
    case 'choice':
    case 'namedId': {
      const known = termValues(key, names).map(({ value }) => value);
      const values = key.kind === 'namedId' ? [...known, 999] : known;
      return key.many
        ? fc.oneof(
            none,
            fc.subarray(values, { minLength: 1 }).map((some) => ({ [key.field]: some })),
          )
        : fc.oneof(
            none,
            fc.constantFrom(...values).map((value) => ({ [key.field]: value })),
          );
    }
    case 'amount':
      return fc.oneof(
        none,
        range(key, fc.integer({ min: 0, max: 999_999_900_000 }), (cents) => formatAmount(BigInt(cents))),
      );
    case 'date':
      return fc.oneof(
        none,
        fc
          .constantFrom(...(key.period === undefined ? [undefined] : dayPeriods))
          .map((period) => (period === undefined ? {} : { [key.period ?? '']: period })),
        range(key, fc.integer({ min: 0, max: dayNumber('2199-01-01') }), dateOfDay),
      );
    case 'id':
      return fc.oneof(
        none,
        fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }).map((id) => ({ [key.field]: id })),
      );
    default:
      return fc.oneof(
        none,
        fc.string({ unit: 'binary', minLength: 1 }).map((text) => ({ [key.field]: text.slice(0, key.max) })),
      );
  }
}

const named = (grammar: SearchGrammar) =>
  someNames.chain((names) =>
    fc
      .tuple(typedText, ...Object.values(grammar.keys).map((key) => filtersOf(key, names)))
      .map(([text, ...filters]): [NamedIds, string, Values] => [
        names,
        text.slice(0, 100),
        Object.assign({}, ...filters),
      ]),
  );

const defined = (values: object): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

describe.each(grammars)('the grammar of %s', (_, grammar) => {
  it('reads what it writes', () => {
    fc.assert(
      fc.property(named(grammar), ([names, text, filters]) => {
        const reading = readSearch(grammar, writeSearch(grammar, { ...filters, [grammar.text]: text }, names), names);
        expect(reading.faults).toEqual([]);
        expect(reading.text).toBe(text);
        expect(defined(reading.filters)).toEqual(filters);
      }),
    );
  });

  it('reads any text, and says where what it cannot read is', () => {
    fc.assert(
      fc.property(typedText, fc.nat(60), (typed, caret) => {
        const { text, faults } = readSearch(grammar, typed);
        for (const { start, end } of faults) expect(typed.slice(start, end)).not.toBe('');
        expect(readSearch(grammar, writeText(grammar, text)).text).toBe(text);
        completeSearch(grammar, typed, Math.min(caret, typed.length));
      }),
    );
  });

  it('has a word of its own for every value, and examples that can be read', () => {
    for (const key of Object.values(grammar.keys)) {
      const words = termValues(key, {}).map(({ word }) => word);
      expect(new Set(words).size).toBe(words.length);
    }
    for (const example of grammar.examples) expect(readSearch(grammar, example).faults).toEqual([]);
  });

  it('has keys of letters, and no field in two of them', () => {
    const fields = Object.entries(grammar.keys).flatMap(([word, key]) => {
      expect(word).toMatch(/^[a-z]+$/);
      expect(keyOf(grammar, word)).toBe(key);
      return fieldsOf(key);
    });
    expect(new Set([...fields, grammar.text]).size).toBe(fields.length + 1);
  });
});

describe('a text of 300,000 characters', () => {
  it.each(['a ', 'a:', '" ', '"a" ', 'status:"', 'status:a,', '-', '\\"', '"\\', 'x:y ', '> ', ',"'])(
    'of %j again and again is read in linear time',
    (part) => {
      const typed = part.repeat(300_000 / part.length);
      expect(readSearch(transactionGrammar, typed).faults.length).toBeGreaterThan(0);
    },
  );
});
