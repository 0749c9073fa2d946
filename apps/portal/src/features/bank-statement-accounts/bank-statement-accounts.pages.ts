import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { idParam, optional, pageParam, pageSizeParam, textParam } from '../../pages/search-params.ts';

/** Bank accounts whose statements are reconciled, for staff (3P050, 3P052, 3P055). */
export const bankStatementAccountsPages = [
  page({
    view: 'BankStatementAccountsView',
    title: 'Account List',
    label: 'Statement accounts',
    scope: 'community',
    area: 'Reconciliation',
    order: 30,
    audience: 'staff',
    calls: ['bankStatementAccounts.searchGroupAccounts'],
    search: {
      GroupCode: textParam({ max: 20 }),
      ...filtersOf('bank-statement-accounts'),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    keywords: 'bank statement group reconciliation bai2 nai mt940 camt export transformation rules',
    load: () => import('./bank-statement-accounts.page.tsx'),
  }),
  page({
    view: 'BusinessBankStatementAccountsView',
    title: 'Bank Statement Accounts',
    label: 'Statement accounts',
    scope: 'business',
    area: 'Business',
    group: 'Accounts',
    order: 85,
    audience: 'staff',
    calls: ['bankStatementAccounts.searchBusinessAccounts'],
    search: {
      BusinessId: optional(idParam()),
      ...filtersOf('business-bank-statement-accounts'),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    keywords: 'bank statement reconciliation add account bulk migrated bankrec',
    load: () => import('./business-bank-statement-accounts.page.tsx'),
  }),
  page({
    view: 'BankStatementAccountBulkAddView',
    title: 'Bank Statement Account Bulk Add',
    label: 'Add multiple accounts',
    scope: 'business',
    parent: 'BusinessBankStatementAccountsView',
    audience: 'staff',
    calls: ['bankStatementAccounts.addAccounts'],
    search: { BusinessId: idParam() },
    load: () => import('./bank-statement-account-bulk-add.page.tsx'),
  }),
] as const;
