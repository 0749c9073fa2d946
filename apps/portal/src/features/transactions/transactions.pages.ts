import { dayPeriods } from '@quickportal/contracts/rules/day-periods';
import type { TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import { page } from '../../pages/page.ts';
import {
  amountParam,
  dateParam,
  idParam,
  oneOf,
  optional,
  pageParam,
  pageSizeParam,
  someIds,
  someStates,
  sortOf,
  textParam,
  tokenParam,
} from '../../pages/search-params.ts';

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
      query: textParam({ max: 100 }),
      status: someStates<TransactionStatus>({
        PENDING: true,
        SUSPENDED: true,
        IN_FLIGHT: true,
        APPROVED: true,
        DECLINED: true,
        DISHONOURED: true,
        REFUNDED: true,
        VOIDED: true,
        CANCELLED: true,
      }),
      outcome: oneOf(['UNKNOWN']),
      responseCode: optional(textParam({ max: 10 })),
      transactionType: oneOf(['PAYMENT', 'REFUND']),
      period: oneOf(dayPeriods),
      from: dateParam(),
      to: dateParam(),
      amountFrom: amountParam(),
      amountTo: amountParam(),
      businessId: someIds(),
      CustomerId: optional(idParam()),
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
