import { describe, expect, it } from 'vitest';
import { transactionList } from '../../nouns/transactions/transaction-list.ts';
import { grammarOf } from './list-grammar.ts';
import { completeSearch, offeredKeys } from './complete-search.ts';

const transactionGrammar = grammarOf(transactionList);

const names = {
  businessId: [
    [101, 'Harbour City Water'],
    [102, 'Harbour City Gas'],
  ],
} as const;
const offered = (typed: string, caret = typed.length) =>
  completeSearch(transactionGrammar, typed, caret, names)?.items.map(({ text }) => text) ?? [];
const completed = (typed: string) => {
  const found = completeSearch(transactionGrammar, typed, typed.length, names);
  return found && `${typed.slice(0, found.start)}${found.items[0]?.text}${typed.slice(found.end)}`;
};

describe('completions of a typed search', () => {
  it.each([
    ['st', ['status:']],
    ['Da', ['date:']],
    ['olsson sta', ['status:']],
    [
      'status:',
      ['pending', 'suspended', 'processing', 'approved', 'declined', 'dishonoured', 'refunded', 'voided', 'cancelled'],
    ],
    ['status:d', ['declined', 'dishonoured']],
    ['status:declined,d', ['dishonoured']],
    ['date:la', ['last-week', 'last-7-days', 'last-30-days', 'last-month']],
    ['date:week', ['this-week', 'last-week']],
    ['business:wat', ['harbour-city-water']],
    ['business:"Harbour City', ['harbour-city-water', 'harbour-city-gas']],
  ])('%s offers %j', (typed, texts) => {
    expect(offered(typed)).toEqual(texts);
  });

  it.each([
    '',
    's',
    'olsson',
    'stevens',
    '"sta',
    'status:declined',
    'status:declined ',
    'type:payment,',
    'date:>',
    'date:2026',
    'amount:1',
    'foo:',
    '-status:',
  ])('%j offers nothing', (typed) => {
    expect(offered(typed)).toEqual([]);
  });

  it('offers what fits the word at the caret', () => {
    expect(offered('status:d amount:>100', 8)).toEqual(['declined', 'dishonoured']);
    expect(offered('status', 3)).toEqual([]);
  });

  it('takes the place of what was typed of it', () => {
    expect(completed('olsson sta')).toBe('olsson status:');
    expect(completed('status:approved,de')).toBe('status:approved,declined');
    expect(completed('business:"Har')).toBe('business:harbour-city-water');
  });

  it('offers keys of ids only where there are several to choose from', () => {
    const keys = (named: object) => offeredKeys(transactionGrammar, named as typeof names).map(([word]) => word);
    expect(keys(names)).toContain('business');
    expect(keys({ businessId: names.businessId.slice(1) })).not.toContain('business');
    expect(keys({})).not.toContain('business');
  });
});
