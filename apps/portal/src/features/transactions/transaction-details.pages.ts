import { page } from '../../pages/page.ts';
import { tokenParam } from '../../pages/search-params.ts';

/** One transaction (1P017). */
export const transactionDetailsPages = [
  page({
    view: 'TransactionDetailView',
    title: 'Transaction',
    scope: 'community',
    parent: 'TransactionSearchView',
    audience: 'both',
    calls: ['transactions.get'],
    search: { ReceiptNumber: tokenParam() },
    load: () => import('./transaction-details.page.tsx'),
  }),
] as const;
