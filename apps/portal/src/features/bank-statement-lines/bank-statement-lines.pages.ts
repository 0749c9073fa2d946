import { page } from '../../pages/page.ts';
import { idParam } from '../../pages/search-params.ts';

/** One line of a bank statement, and what it is matched to. */
export const bankStatementLinesPages = [
  page({
    view: 'StatementLineView',
    title: 'Statement line',
    scope: 'community',
    audience: 'both',
    parent: 'ReconciliationView',
    calls: ['bankStatementLines.get'],
    search: { LineId: idParam() },
    load: () => import('./statement-line.page.tsx'),
  }),
] as const;
