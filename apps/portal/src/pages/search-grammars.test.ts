import { customerList } from '@quickportal/contracts/customers/customer-list';
import { payToAgreementList } from '@quickportal/contracts/payto-agreements/payto-agreement-list';
import { scheduleList } from '@quickportal/contracts/recurring-payments/schedule-lists';
import { fieldsOf, type SearchGrammar } from '@quickportal/contracts/rules/search-grammar/grammar';
import { grammarOf } from '@quickportal/contracts/rules/search-grammar/list-grammar';
import { readSearch } from '@quickportal/contracts/rules/search-grammar/read-search';
import { termValues } from '@quickportal/contracts/rules/search-grammar/term-values';
import { transactionList } from '@quickportal/contracts/transactions/transaction-list';
import { uploadedFileList } from '@quickportal/contracts/uploaded-files/uploaded-file-lists';
import { userList } from '@quickportal/contracts/users/user-list';
import { describe, expect, it } from 'vitest';
import type { PageName } from './page-list.ts';
import { pages } from './registry.ts';
import { readSearch as readAddress, type SearchShape, writeSearch as writeAddress } from './search-params.ts';

const grammars: readonly [PageName, SearchGrammar][] = [
  ['TransactionSearchView', grammarOf(transactionList)],
  ['CustomerSearchView', grammarOf(customerList)],
  ['RecurringPaymentsView', grammarOf(scheduleList)],
  ['PayToAgreementsView', grammarOf(payToAgreementList)],
  ['FilesView', grammarOf(uploadedFileList)],
  ['UsersView', grammarOf(userList)],
];
/** A value of each kind that has no list of them. */
const samples = {
  amount: ['>100', '<=9999999999.99', '0..0'],
  date: ['2026-11-01..2026-11-20', '>2026-02-28'],
  id: ['9007199254740991'],
  namedId: ['5'],
  text: ['0123456789'],
  choice: [],
} as const;

describe.each(grammars)('the address of %s', (view, grammar) => {
  const shape: SearchShape = pages.find((page) => page.view === view)?.search ?? {};

  it('has a parameter for every filter that can be typed', () => {
    for (const field of [grammar.text, ...Object.values(grammar.keys).flatMap(fieldsOf)])
      expect(Object.keys(shape)).toContain(field);
  });

  it('holds every value that can be typed', () => {
    for (const [word, key] of Object.entries(grammar.keys))
      for (const value of [...termValues(key, {}).map((known) => known.word), ...samples[key.kind]]) {
        const { filters, faults } = readSearch(grammar, `${word}:${value}`);
        expect(faults).toEqual([]);
        const { values, problems } = readAddress(shape, writeAddress(shape, filters as never));
        expect(problems).toEqual([]);
        expect(values).toMatchObject(filters);
      }
  });
});
