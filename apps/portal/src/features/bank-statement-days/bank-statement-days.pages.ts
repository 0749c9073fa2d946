import { page } from '../../pages/page.ts';
import { idParam, tokenParam } from '../../pages/search-params.ts';

/** A day of a statement account. */
export const bankStatementDaysPages = [
  page({
    view: 'StatementDayView',
    title: 'Statement day',
    scope: 'community',
    audience: 'both',
    parent: 'BankStatementsView',
    calls: ['bankStatementDays.get'],
    search: { AccountId: idParam(), Day: tokenParam() },
    load: () => import('./statement-day.page.tsx'),
  }),
] as const;
