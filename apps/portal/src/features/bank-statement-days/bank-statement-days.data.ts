import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import type { PageSearch } from '../../pages/page-list.ts';

export const dayInput = ({ AccountId, Day }: PageSearch<'StatementDayView'>) => ({
  params: { bankStatementAccountId: AccountId, statementDate: Day },
});

/** A day with its balances and its difference line by line. */
export const useStatementDay = (search: PageSearch<'StatementDayView'>) =>
  trpc.bankStatementDays.get.useQuery(dayInput(search), shownInline);
