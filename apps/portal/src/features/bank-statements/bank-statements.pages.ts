import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** Bank statements: their lines, balances and files. */
export const bankStatementsPages = [
  page({
    view: 'ReconciliationView',
    title: 'Reconciliation',
    label: 'Statement lines',
    scope: 'community',
    area: 'Reconciliation',
    order: 10,
    audience: 'both',
    calls: ['bankStatements.listLines'],
    search: { ...filtersOf('bank-statement-lines'), page: pageParam(), pageSize: pageSizeParam(20) },
    keywords: 'bank statement lines match unmatched deposits transfers',
    load: () => import('./reconciliation.page.tsx'),
  }),
  page({
    view: 'BankStatementsView',
    title: 'Bank statements',
    scope: 'community',
    area: 'Reconciliation',
    order: 12,
    audience: 'both',
    calls: ['bankStatements.list'],
    search: { ...filtersOf('bank-statements'), page: pageParam(), pageSize: pageSizeParam(20) },
    keywords: 'opening closing balance gap missing day',
    load: () => import('./bank-statements.page.tsx'),
  }),
  page({
    view: 'BankStatementFilesView',
    title: 'Bank statement files',
    label: 'Statement files',
    scope: 'community',
    area: 'Reconciliation',
    order: 14,
    audience: 'both',
    calls: ['bankStatements.listFiles'],
    search: { ...filtersOf('bank-statement-files'), page: pageParam(), pageSize: pageSizeParam(20) },
    keywords: 'import upload mt940 bai2 nai camt.053 csv held refused',
    load: () => import('./bank-statement-files.page.tsx'),
  }),
] as const;
