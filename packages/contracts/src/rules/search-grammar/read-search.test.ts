import { describe, expect, it } from 'vitest';
import { transactionList } from '../../nouns/transactions/transaction-list.ts';
import { userList } from '../../nouns/users/user-list.ts';
import { grammarOf } from './list-grammar.ts';
import { readSearch } from './read-search.ts';

const transactionGrammar = grammarOf(transactionList);
const userGrammar = grammarOf(userList);

const names = {
  businessId: [
    [101, 'Harbour City Water'],
    [102, 'Café Olé'],
  ],
  RoleId: [
    [7, 'Clerk'],
    [8, 'Clerk'],
    [9, '2000'],
  ],
} as const;
const read = (typed: string) => readSearch(transactionGrammar, typed, names);
const noDays = { period: undefined, from: undefined, to: undefined };

describe('a typed search', () => {
  it.each([
    ['status:declined', { status: ['DECLINED'] }],
    ['STATUS:Declined', { status: ['DECLINED'] }],
    ['status:dishonoured,declined status:approved', { status: ['APPROVED', 'DECLINED', 'DISHONOURED'] }],
    ['status:processing,in-flight,IN_FLIGHT', { status: ['IN_FLIGHT'] }],
    ['type:refund', { transactionType: 'REFUND' }],
    ['amount:100', { amountFrom: '100.00', amountTo: '100.00' }],
    ['amount:>100', { amountFrom: '100.01', amountTo: undefined }],
    ['amount:>=$1,000.5', { amountFrom: '1000.50', amountTo: undefined }],
    ['amount:<100', { amountFrom: undefined, amountTo: '99.99' }],
    ['amount:<=100', { amountFrom: undefined, amountTo: '100.00' }],
    ['amount:100..200', { amountFrom: '100.00', amountTo: '200.00' }],
    ['amount:>100 amount:<=200', { amountFrom: '100.01', amountTo: '200.00' }],
    ['date:last-week', { ...noDays, period: 'LAST_WEEK' }],
    ['date:"Last 7 days"', { ...noDays, period: 'LAST_7_DAYS' }],
    ['date:2026-11-01..2026-11-20', { ...noDays, from: '2026-11-01', to: '2026-11-20' }],
    ['date:1/2/26', { ...noDays, from: '2026-02-01', to: '2026-02-01' }],
    ['date:01.02.2026..3-feb-26', { ...noDays, from: '2026-02-01', to: '2026-02-03' }],
    ['date:24/11/2026', { ...noDays, from: '2026-11-24', to: '2026-11-24' }],
    ['date:>2026-11-30', { ...noDays, from: '2026-12-01' }],
    ['date:<2026-03-01', { ...noDays, to: '2026-02-28' }],
    ['date:2026-11-01..', { ...noDays, from: '2026-11-01' }],
    ['business:harbour-city-water', { businessId: [101] }],
    ['business:"Cafe ole"', { businessId: [102] }],
    ['business:999', { businessId: [999] }],
    ['business:102,"Harbour City Water"', { businessId: [101, 102] }],
    ['customer:41827', { CustomerId: 41_827 }],
    ['outcome:unknown response:"5,1"', { outcome: 'UNKNOWN', responseCode: '5,1' }],
  ])('%s sets filters', (typed, filters) => {
    expect(read(typed)).toEqual({ filters, text: '', faults: [] });
  });

  it('keeps the words that are no filter, as they are', () => {
    expect(read('  jane status:declined   van  der Berg amount:>100 ')).toMatchObject({
      text: 'jane van  der Berg',
      filters: { status: ['DECLINED'], amountFrom: '100.01' },
    });
  });

  it.each([
    'olsson',
    'jane@example.com',
    '10:30',
    'https://example.com/a?b=c:d',
    'fe80::1',
    'smith: jane',
    '5" pipe',
    '"not closed',
    'a\\b',
  ])('%s is text as it is', (typed) => {
    expect(read(typed)).toEqual({ filters: {}, text: typed, faults: [] });
  });

  it.each([
    ['"status:declined"', 'status:declined'],
    [String.raw`"say \"hi\" \\ \n"`, String.raw`say "hi" \ \n`],
    ['"INV:4711" olsson', 'INV:4711 olsson'],
  ])('%s is text without its quotes', (typed, text) => {
    expect(read(typed)).toEqual({ filters: {}, text, faults: [] });
  });

  it.each([
    ['statsu:declined', 'statsu', 'There is no filter “statsu”. Did you mean status?'],
    [
      'olsson INV:4711',
      'INV',
      'There is no filter “INV”. Use status, date, amount, type, business, customer, outcome or response, or put a text in quotes: "INV:4711".',
    ],
    [
      'constructor:1',
      'constructor',
      'There is no filter “constructor”. Use status, date, amount, type, business, customer, outcome or response, or put a text in quotes: "constructor:1".',
    ],
    [
      'status:foo',
      'foo',
      'status has no value “foo”. Try pending, suspended, processing, approved, declined, dishonoured, refunded, voided or cancelled.',
    ],
    ['status:declined,decline', 'decline', 'status has no value “decline”. Did you mean declined?'],
    ['business:gas', 'gas', 'business has no value “gas”. Try harbour-city-water or cafe-ole.'],
    ['type:payment,refund', 'payment,refund', 'type takes one value. Choose one of them.'],
    ['type:payment type:refund', 'type:refund', 'type is there twice. Leave one of them out.'],
    ['date:today date:>2026-11-01', 'date:>2026-11-01', 'date is there twice. Leave one of them out.'],
    ['amount:>1 amount:>2', 'amount:>2', 'amount is there twice. Leave one of them out.'],
    [
      'status:',
      'status:',
      'status needs a value: pending, suspended, processing, approved, declined, dishonoured, refunded, voided or cancelled.',
    ],
    ['amount: >100', 'amount:', 'amount needs a value: 100, >100, <=50 or 100..200.'],
    [
      'status:declined,',
      'status:declined,',
      'status needs a value: pending, suspended, processing, approved, declined, dishonoured, refunded, voided or cancelled.',
    ],
    ['amount:lots', 'lots', '“lots” is not an amount that can be searched for. Enter 100, >100, <=50 or 100..200.'],
    ['amount:<0', '<0', '“<0” is not an amount that can be searched for. Enter 100, >100, <=50 or 100..200.'],
    [
      'amount:>9999999999.99',
      '>9999999999.99',
      '“>9999999999.99” is not an amount that can be searched for. Enter 100, >100, <=50 or 100..200.',
    ],
    ['amount:200..100', '200..100', 'Enter an amount that is not less than the first one.'],
    [
      'date:2026-02-30',
      '2026-02-30',
      '“2026-02-30” is not a date. Enter today, last-week, 2026-11-24, >=2026-11-01 or 2026-11-01..2026-11-20.',
    ],
    ['date:2026-11-20..2026-11-01', '2026-11-20..2026-11-01', 'Enter a day on or after the first one.'],
    ['customer:olsson', 'olsson', 'customer takes a number, not “olsson”.'],
    ['response:12345678901', '12345678901', 'response takes at most 10 characters.'],
    ['-status:declined', '-status', '-status: cannot leave values out. Enter those that you want: status:…'],
    ['business:"Harbour City', '"Harbour City', 'Close the quotes after business:'],
  ])('%s is a fault at %s', (typed, place, message) => {
    const { faults } = read(typed);
    expect(faults.map((fault) => fault.message)).toEqual([message]);
    expect(faults.map(({ start, end }) => typed.slice(start, end))).toEqual([place]);
  });

  it('names every fault', () => {
    expect(read('status:foo amount:bar olsson').faults).toHaveLength(2);
  });

  it('finds things of one name, or with a number as a name, by their ids', () => {
    const readUsers = (typed: string) => readSearch(userGrammar, typed, names);
    expect(readUsers('role:clerk').faults[0]?.message).toBe('role has no value “clerk”. Try 7, 8 or 9.');
    expect(readUsers('role:9,7').filters).toEqual({ RoleId: [7, 9] });
  });

  it('takes at most 100 characters to look for, beside the filters', () => {
    expect(read(`status:declined ${'x'.repeat(100)}`).faults).toEqual([]);
    expect(read('x'.repeat(101)).faults[0]?.message).toBe('Enter at most 100 characters to search for.');
  });
});
