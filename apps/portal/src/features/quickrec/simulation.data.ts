import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';

/** The account that is simulated. */
export const useStatementAccount = (bankStatementAccountId: number) =>
  trpc.bankStatementAccounts.get.useQuery({ params: { bankStatementAccountId } }, shownInline);

/** Whether an account is simulated, and the businesses that it feeds. */
export const useSimulationConfiguration = (accountId: number) =>
  trpc.quickrec.getSimulationConfiguration.useQuery({ params: { accountId } }, shownInline);

/** A page of the lines of an account. */
export const useSimulationLines = (accountId: number, query: { page: number; pageSize: number }) =>
  trpc.quickrec.listSimulationLines.useQuery({ params: { accountId }, query }, shownPaged);
