import type { TableKey } from '@quickportal/contracts/kernel/list';
import type { Proposal } from '@quickportal/contracts/proposals/proposal';
import { proposalList } from '@quickportal/contracts/proposals/proposal-list';
import type { Column } from '@quickportal/ui/data-table';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ProposalStatusBadge } from '../../layout/proposals/proposal-status.tsx';

/** What each tab shows: what is pending needs its end, what is decided who decided. */
const shown = {
  WAITING: ['title', 'requesterName', 'requestedAt', 'expiresAt', 'communityName'],
  MINE: ['title', 'status', 'requestedAt', 'expiresAt', 'deciderName', 'communityName'],
  DECIDED: ['title', 'status', 'requesterName', 'deciderName', 'decidedAt', 'communityName'],
} satisfies Record<string, TableKey<typeof proposalList>[]>;

/** Which list of requests is shown. */
export type ProposalTab = keyof typeof shown;

/** The columns of a list of requests. */
export const proposalColumns = (tab: ProposalTab, timeZone: string): readonly Column<Proposal>[] =>
  listColumns<Proposal, typeof proposalList>(proposalList, timeZone, {
    status: (row) => <ProposalStatusBadge status={row.status} />,
  }).filter(({ id }) => (shown[tab] as string[]).includes(id));
