import { useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { useSession } from '../../data/session.ts';
import { useZone } from '../../data/platform-zone.ts';
import { api } from '../../data/connection/trpc.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList } from '../../layout/list/use-list.ts';
import { href } from '../../pages/href.ts';
import { type PageSearch, useSetSearch } from '../../pages/search.ts';
import { ApprovalsView } from './approvals.view.tsx';
import { ApproveOpenedDialog } from './approve-opened.dialog.tsx';
import { neighboursOf } from './neighbours.ts';
import { isApprovable, openedGroups, type OpenedGroup } from './opened-groups.ts';
import { ProposalPlace } from './proposal-place.tsx';
import { ProposalSheet } from './proposal.sheet.tsx';
import { listInput, useDualAuthorisation, useProposalCounts, useProposals } from './proposals.data.ts';
import { SecondPerson } from './second-person.view.tsx';
import { SwitchSecondPersonDialog } from './switch-second-person.dialog.tsx';

export const preload = (search: PageSearch<'ApprovalsView'>) => api.proposals.list.prefetch(listInput(search));

/** What waits for a second person; the request that is open is in the address. */
export default function ApprovalsPage() {
  const list = useList('ApprovalsView');
  const { search } = list;
  const setSearch = useSetSearch('ApprovalsView');
  const timeZone = useZone();
  const { community } = useSession();
  const maySee = useMay('dualAuthorisation.get');
  const counts = useProposalCounts();
  const table = tableOf(useProposals(search), 'Requests');
  const ids = table.rows.map(({ proposalId }) => proposalId);
  const [lastPlace, setLastPlace] = useState(0);
  const [opened, setOpened] = useState<ReadonlyMap<number, number>>(new Map());
  const [approving, setApproving] = useState<OpenedGroup>();
  const { ProposalId } = search;
  const neighbours = ProposalId === undefined ? undefined : neighboursOf(ids, ProposalId, lastPlace);
  if (neighbours && neighbours.at !== -1 && neighbours.at !== lastPlace) setLastPlace(neighbours.at);
  const open = (proposalId: number) => setSearch({ ProposalId: proposalId }, { replace: ProposalId !== undefined });
  return (
    <>
      <ApprovalsView
        timeZone={timeZone}
        {...list}
        counts={counts.data}
        table={table}
        opened={search.tab === 'WAITING' ? openedGroups(table.rows, opened) : []}
        onApproveOpened={setApproving}
        secondPerson={community && maySee && <CommunitySecondPerson />}
        hrefFor={(proposalId) => href('ApprovalsView', { ...search, ProposalId: proposalId })}
        onOpen={open}
      />
      {ProposalId !== undefined && neighbours && (
        <ProposalSheet
          key={ProposalId}
          proposalId={ProposalId}
          timeZone={timeZone}
          place={<ProposalPlace {...neighbours} count={ids.length} onOpen={open} />}
          onOpen={open}
          onShown={(shown) =>
            isApprovable(shown) && setOpened((before) => new Map(before).set(shown.proposalId, shown.version))
          }
          onClose={() => setSearch({ ProposalId: undefined }, { replace: true })}
        />
      )}
      {approving && <ApproveOpenedDialog group={approving} onClose={() => setApproving(undefined)} />}
    </>
  );
}

/** The switch of the community worked in; nothing while it loads, because the list is what people come for. */
function CommunitySecondPerson() {
  const { data } = useDualAuthorisation();
  const canSwitch = useMay('dualAuthorisation.update');
  const [isAsking, setAsking] = useState(false);
  if (!data) return null;
  return (
    <>
      <SecondPerson dualAuthorisation={data} canSwitch={canSwitch} onSwitch={() => setAsking(true)} />
      {isAsking && <SwitchSecondPersonDialog dualAuthorisation={data} onClose={() => setAsking(false)} />}
    </>
  );
}
