import { useZone } from '../../data/platform-zone.ts';
import { api } from '../../data/connection/trpc.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList } from '../../layout/list/use-list.ts';
import { href } from '../../pages/href.ts';
import { type PageSearch, useSetSearch } from '../../pages/search.ts';
import { ApprovalsView } from './approvals.view.tsx';
import { ProposalSheet } from './proposal.sheet.tsx';
import { listInput, useProposalCounts, useProposals } from './proposals.data.ts';

export const preload = (search: PageSearch<'ApprovalsView'>) => api.proposals.list.prefetch(listInput(search));

/** What waits for a second person; the request that is open is in the address. */
export default function ApprovalsPage() {
  const list = useList('ApprovalsView');
  const { search } = list;
  const setSearch = useSetSearch('ApprovalsView');
  const timeZone = useZone();
  const counts = useProposalCounts();
  return (
    <>
      <ApprovalsView
        timeZone={timeZone}
        {...list}
        counts={counts.data}
        table={tableOf(useProposals(search), 'Requests')}
        hrefFor={(proposalId) => href('ApprovalsView', { ...search, ProposalId: proposalId })}
        onOpen={(proposalId) => setSearch({ ProposalId: proposalId })}
      />
      {search.ProposalId !== undefined && (
        <ProposalSheet
          key={search.ProposalId}
          proposalId={search.ProposalId}
          timeZone={timeZone}
          onOpen={(proposalId) => setSearch({ ProposalId: proposalId })}
          onClose={() => setSearch({ ProposalId: undefined }, { replace: true })}
        />
      )}
    </>
  );
}
