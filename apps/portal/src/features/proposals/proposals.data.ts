import { keepPreviousData } from '@tanstack/react-query';
import { shownInline } from '../../data/query-client.ts';
import { api, trpc } from '../../data/trpc.ts';
import type { PageSearch } from '../../pages/registry.ts';

/** The call that a page of requests makes. */
export const listInput = ({ tab, page, pageSize }: PageSearch<'ApprovalsView'>) => ({ query: { tab, page, pageSize } });

/** One page of requests; the rows before stay while the next ones come. */
export const useProposals = (search: PageSearch<'ApprovalsView'>) =>
  trpc.proposals.list.useQuery(listInput(search), { placeholderData: keepPreviousData, staleTime: 0, ...shownInline });

export const useProposalCounts = () => trpc.proposals.counts.useQuery(undefined, shownInline);

/** What somebody decides on is read afresh each time it is opened. */
export const useProposal = (proposalId: number) =>
  trpc.proposals.get.useQuery({ params: { proposalId } }, { staleTime: 0, ...shownInline });

/** After a decision, or when one failed because somebody was faster: everything about requests is asked for again. */
export const proposalsChanged = () => api.proposals.invalidate();
