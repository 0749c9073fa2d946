import type { Filtered } from '@quickportal/contracts/kernel/filter';
import { customerList } from '@quickportal/contracts/customers/customer-list';
import { payToAgreementList } from '@quickportal/contracts/payto-agreements/payto-agreement-list';
import { scheduleList } from '@quickportal/contracts/recurring-payments/schedule-lists';
import { keyOf } from '@quickportal/contracts/rules/search-grammar/grammar';
import { grammarOf } from '@quickportal/contracts/rules/search-grammar/list-grammar';
import { readSearch } from '@quickportal/contracts/rules/search-grammar/read-search';
import { searchTokens } from '@quickportal/contracts/rules/search-grammar/search-tokens';
import { transactionList } from '@quickportal/contracts/transactions/transaction-list';
import { Search } from 'lucide-react';
import { labelledThing } from '../../data/labelled-things.ts';
import type { useGoTo } from '../../pages/page-link.tsx';
import { opening, type PaletteEntry } from './palette-entry.ts';

/** The lists that a user may search. */
export interface SearchableLists {
  customers: boolean;
  transactions: boolean;
  schedules: boolean;
  agreements: boolean;
}

interface ListSearch {
  list: keyof SearchableLists;
  view: 'CustomerSearchView' | 'TransactionSearchView' | 'RecurringPaymentsView' | 'PayToAgreementsView';
  what: string;
  of: Filtered;
  /** Offered for filters only; what words find of it is among the results. */
  filtersOnly?: true;
}

const searches: readonly ListSearch[] = [
  { list: 'customers', view: 'CustomerSearchView', what: 'customers', of: customerList },
  { list: 'transactions', view: 'TransactionSearchView', what: 'transactions', of: transactionList },
  {
    list: 'schedules',
    view: 'RecurringPaymentsView',
    what: 'schedules',
    of: scheduleList,
    filtersOnly: true,
  },
  {
    list: 'agreements',
    view: 'PayToAgreementsView',
    what: 'PayTo agreements',
    of: payToAgreementList,
    filtersOnly: true,
  },
];

const listSearches = () => searches.map((each) => ({ ...each, grammar: grammarOf(labelledThing(each.of)) }));

/** A list with the filters that a text names, where it is read without a fault. */
function filteredLists(text: string) {
  return listSearches().flatMap((listSearch) => {
    const { filters, text: words, faults } = readSearch(listSearch.grammar, text);
    const search = { ...filters, query: words };
    return faults.length === 0 && Object.keys(filters).length > 0 ? [{ ...listSearch, search }] : [];
  });
}

/** Whether a text names filters of a list, such as `status:decl`: it is not looked for as words. */
export const namesFilters = (text: string): boolean =>
  searchTokens(text).some(
    (token) => token.kind === 'term' && listSearches().some(({ grammar }) => keyOf(grammar, token.key) !== undefined),
  );

/** The whole lists, for what is typed now: they need no response to be offered. */
export function listSearchEntries(
  text: string,
  may: SearchableLists,
  goTo: ReturnType<typeof useGoTo>,
): PaletteEntry[] {
  const filtered = filteredLists(text);
  const whole = searches
    .filter(({ filtersOnly }) => !filtersOnly)
    .map((list) => ({ ...list, search: { query: text } }));
  return (filtered.length > 0 ? filtered : whole)
    .filter(({ list }) => may[list])
    .map(({ view, what, search }) => ({
      id: `search-${what}`,
      label: `Search ${what} for “${text}”`,
      icon: <Search />,
      group: 'Search',
      keywords: '',
      // The filters of a grammar are parameters of its page
      ...opening(goTo, view, search),
    }));
}
