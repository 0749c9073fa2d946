import { page } from '../../pages/page.ts';
import { tokenParam } from '../../pages/search-params.ts';

/** One transaction (1P017). */
export const transactionDetailsPages = [
  page({
    view: 'TransactionDetailView',
    title: 'Transaction',
    audience: 'both',
    needsCommunity: true,
    rights: { anyOf: ['TransactionDetailView'] },
    search: { ReceiptNumber: tokenParam() },
    under: 'TransactionSearchView',
    load: () => import('./transaction-details.page.tsx'),
  }),
] as const;
