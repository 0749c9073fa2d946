import type { Proposal, ProposalStatus } from '@quickportal/contracts/proposals/proposal';
import { Badge, type BadgeTone } from '@quickportal/ui/badge';
import type { Column } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { Ban, Check, Clock, History, Undo2, X } from 'lucide-react';

const statuses: Record<ProposalStatus, { word: string; tone: BadgeTone; icon: React.ReactNode }> = {
  PENDING: { word: 'Pending', tone: 'info', icon: <Clock /> },
  APPROVED: { word: 'Approved', tone: 'success', icon: <Check /> },
  REJECTED: { word: 'Rejected', tone: 'danger', icon: <X /> },
  WITHDRAWN: { word: 'Withdrawn', tone: 'neutral', icon: <Undo2 /> },
  EXPIRED: { word: 'Expired', tone: 'neutral', icon: <History /> },
  STALE: { word: 'Overtaken', tone: 'warning', icon: <Ban /> },
};

/** What a request came to, in a word. */
export function ProposalStatusBadge({ status }: { status: ProposalStatus }) {
  const { word, tone, icon } = statuses[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}

/** Which list of requests is shown. */
export type ProposalTab = 'WAITING' | 'MINE' | 'DECIDED';

const what: Column<Proposal> = {
  id: 'title',
  header: 'Change',
  lead: true,
  maxWidth: '24rem',
  cell: (row) => row.title,
};
const requester: Column<Proposal> = { id: 'requesterName', header: 'Requested by', cell: (row) => row.requesterName };
const status: Column<Proposal> = {
  id: 'status',
  header: 'Status',
  corner: true,
  cell: (row) => <ProposalStatusBadge status={row.status} />,
};

/** The columns of a list of requests: what is pending needs its end, what is decided who decided. */
export function proposalColumns(tab: ProposalTab, timeZone: string): readonly Column<Proposal>[] {
  const at = (id: 'requestedAt' | 'expiresAt' | 'decidedAt', header: string, rank: 1 | 2 = 1): Column<Proposal> => ({
    id,
    header,
    rank,
    cell: (row) => <DateTime value={row[id]} timeZone={timeZone} show="date-time" />,
  });
  const community: Column<Proposal> = {
    id: 'communityName',
    header: 'Community',
    rank: 3,
    maxWidth: '14rem',
    cell: (row) => row.communityName,
  };
  const decider: Column<Proposal> = {
    id: 'deciderName',
    header: 'Decided by',
    rank: 2,
    cell: (row) => row.deciderName,
  };
  if (tab === 'WAITING')
    return [what, requester, at('requestedAt', 'Requested', 2), at('expiresAt', 'Expires'), community];
  if (tab === 'MINE')
    return [what, status, at('requestedAt', 'Requested', 2), at('expiresAt', 'Expires'), decider, community];
  return [what, status, requester, decider, at('decidedAt', 'Decided'), community];
}
