import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';

export const lineInput = (id: number) => ({ params: { id } });

/** A line with its matches and what the rules did. */
export const useStatementLine = (id: number) => trpc.bankStatementLines.get.useQuery(lineInput(id), shownInline);

/** Open invoices that a line may pay; those before stay while others are looked for. */
export const useCandidates = (id: number, query: string, enabled: boolean) =>
  trpc.bankStatementLines.listCandidates.useQuery(
    { params: { id }, query: { ...(query !== '' && { query }) } },
    { ...shownInline, enabled, placeholderData: (before) => before },
  );

/** The next line of the account that has something left to match, and how many there are. */
export function useNextToMatch(id: number, accountId: number | undefined) {
  const { data } = trpc.bankStatements.listLines.useQuery(
    { query: { accountId: accountId ?? 0, status: ['UNMATCHED', 'PART_MATCHED'], page: 1, pageSize: 2 } },
    { ...shownInline, enabled: accountId !== undefined },
  );
  const next = data?.items.find((line) => line.bankStatementLineId !== id);
  return next ? { lineId: next.bankStatementLineId } : null;
}
