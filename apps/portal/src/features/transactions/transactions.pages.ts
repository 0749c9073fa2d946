import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { pageParam, pageSizeParam, sortOf, tokenParam } from '../../pages/search-params.ts';

/** Transactions: the search, one of them (1P017). */
export const transactionsPages = [
  page({
    view: 'TransactionSearchView',
    title: 'Transaction search',
    scope: 'community',
    area: 'Payments',
    order: 10,
    audience: 'both',
    calls: ['transactions.search'],
    search: {
      ...filtersOf('transactions'),
      sort: sortOf('transactions.search'),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    keywords: 'payment receipt refund reference amount card bsb token declined transaction history',
    load: () => import('./transaction-search.page.tsx'),
  }),
  page({
    view: 'TransactionDetailView',
    title: 'Transaction',
    scope: 'community',
    parent: 'TransactionSearchView',
    audience: 'both',
    calls: ['transactions.get'],
    search: { ReceiptNumber: tokenParam() },
    load: () => import('./transaction-detail.page.tsx'),
  }),
] as const;
