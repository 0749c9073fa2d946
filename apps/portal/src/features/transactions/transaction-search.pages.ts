import { dayPeriods } from '@quickportal/contracts/rules/day-periods';
import { transactionStates, type TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import { ReceiptText } from 'lucide-react';
import { page } from '../../pages/page.ts';
import {
  dateParam,
  idParam,
  oneOf,
  optional,
  pageParam,
  pageSizeParam,
  sortParam,
  textParam,
} from '../../pages/search-params.ts';

/** The search of transactions. */
export const transactionSearchPages = [
  page({
    view: 'TransactionSearchView',
    title: 'Transaction search',
    audience: 'both',
    needsCommunity: true,
    rights: { anyOf: ['TransactionDetailView'] },
    search: {
      query: textParam({ max: 100 }),
      status: oneOf(Object.keys(transactionStates.states) as TransactionStatus[]),
      transactionType: oneOf(['PAYMENT', 'REFUND']),
      period: oneOf(dayPeriods),
      from: dateParam(),
      to: dateParam(),
      businessId: optional(idParam()),
      CustomerId: optional(idParam()),
      sort: sortParam(['transactionTime', 'totalAmount', 'customerName', 'settlementDate'], '-transactionTime'),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    nav: {
      group: 'Payments',
      icon: ReceiptText,
      order: 10,
      about: 'Find a payment or refund by receipt, reference, customer, amount or account',
    },
    keywords: 'payment receipt refund reference amount card bsb token declined transaction history',
    load: () => import('./transaction-search.page.tsx'),
  }),
] as const;
