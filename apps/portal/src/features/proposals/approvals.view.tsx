import type { Proposal } from '@quickportal/contracts/proposals/proposal';
import { proposalList } from '@quickportal/contracts/proposals/proposal-list';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Tab, TabList, TabPanel, Tabs } from '@quickportal/ui/tabs';
import { Check, CircleCheck, Inbox, Stamp } from 'lucide-react';
import { type EmptyList, type ListProps, ListTable, type RowLinks } from '../../layout/list/list-table.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import type { OpenedGroup } from './opened-groups.ts';
import { proposalColumns, type ProposalTab } from './proposal.entity.tsx';

export interface ApprovalsViewProps
  extends ListProps<Proposal, { tab: ProposalTab; ProposalId: number | undefined }>, RowLinks {
  timeZone: string;
  /** Undefined while it is counted. */
  counts: { waiting: number } | undefined;
  /** Kinds of which several requests were opened, to be approved together. */
  opened: readonly OpenedGroup[];
  onApproveOpened: (group: OpenedGroup) => void;
  /** Whether settings of the community need a second person, where the user may see it. */
  secondPerson?: React.ReactNode;
}

const empty: Record<ProposalTab, EmptyList> = {
  WAITING: {
    icon: <CircleCheck />,
    title: 'Nothing to approve',
    text: 'Requests that you can approve are listed here until they are decided.',
  },
  MINE: {
    icon: <Inbox />,
    title: 'No requests yet',
    text: 'Your changes that need approval are listed here until another user decides.',
  },
  DECIDED: {
    icon: <Stamp />,
    title: 'No decisions yet',
    text: 'Approved, rejected, withdrawn and expired requests are listed here.',
  },
};

const keyOf = ({ objectType, communityId }: Proposal) => `${objectType} ${communityId}`;

/** Heading of the requests about one type of object of a community, in the words of the first of them. */
function groupsOf(rows: readonly Proposal[]): (row: Proposal) => string {
  const firsts = new Map(rows.toReversed().map((row) => [keyOf(row), row]));
  return (row) => {
    const { noun, communityName } = firsts.get(keyOf(row)) ?? row;
    const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
    return communityName === null ? name : `${name} · ${communityName}`;
  };
}

/** Dual authorisation from both sides: what waits for me, what I asked for, and what came of it. */
export function ApprovalsView(props: ApprovalsViewProps) {
  const { search, counts, timeZone, onSearchChange, opened, onApproveOpened } = props;
  return (
    <PageStack>
      <PageHeader title="Approvals" subtitle="Changes that a second user must approve before they take effect" />
      {props.secondPerson}
      <Tabs value={search.tab} onValueChange={(tab) => onSearchChange({ tab: tab as ProposalTab })}>
        <TabList aria-label="Requests">
          <Tab value="WAITING" {...(counts && { count: counts.waiting })}>
            Waiting for my approval
          </Tab>
          <Tab value="MINE">My requests</Tab>
          <Tab value="DECIDED">Decided</Tab>
        </TabList>
        <TabPanel value={search.tab} className="grid gap-4">
          {opened.map((group) => (
            <Alert
              key={group.changeType}
              tone="neutral"
              title={`You have opened ${group.proposals.length} requests: ${group.changeType}`}
              actions={
                <Button size="sm" onClick={() => onApproveOpened(group)}>
                  <Check />
                  Approve {group.proposals.length} opened
                </Button>
              }
            />
          ))}
          <ListTable
            of={{ ...proposalList, name: `approvals-${search.tab.toLowerCase()}` }}
            columns={proposalColumns(search.tab, timeZone)}
            idOf={(row) => row.proposalId}
            list={props}
            {...(search.tab === 'WAITING' && { groupOf: groupsOf(props.table.rows) })}
            {...(search.ProposalId !== undefined && { selectedId: search.ProposalId })}
            empty={empty[search.tab]}
          />
        </TabPanel>
      </Tabs>
    </PageStack>
  );
}
