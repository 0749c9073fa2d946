import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import type { PageSearch } from '../../pages/page-list.ts';

/** The call that a page of requests makes. */
export const listInput = ({ tab, page, pageSize }: PageSearch<'ApprovalsView'>) => ({ query: { tab, page, pageSize } });

/** One page of requests; the rows before stay while the next ones come. */
export const useProposals = (search: PageSearch<'ApprovalsView'>) =>
  trpc.proposals.list.useQuery(listInput(search), { staleTime: 0, ...shownPaged });

export const useProposalCounts = () => trpc.proposals.count.useQuery(undefined, shownInline);

/** What a user decides on is read afresh each time it is opened. */
export const useProposal = (proposalId: number) =>
  trpc.proposals.get.useQuery({ params: { proposalId } }, { staleTime: 0, ...shownInline });

/** Whether settings of the community need a second person. */
export const useDualAuthorisation = () => trpc.dualAuthorisation.get.useQuery(undefined, shownInline);
