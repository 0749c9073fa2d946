import type { Proposal } from '@quickportal/contracts/proposals/proposal';
import { EmptyState } from '@quickportal/ui/empty-state';
import { Tab, TabList, TabPanel, Tabs } from '@quickportal/ui/tabs';
import { CircleCheck, Inbox, Stamp } from 'lucide-react';
import { type ListProps, ListTable, type RowLinks } from '../../layout/list-table.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageStack } from '../../layout/page-stack.tsx';
import { proposalColumns, type ProposalTab } from './proposal.entity.tsx';

export interface ApprovalsViewProps
  extends ListProps<Proposal, { tab: ProposalTab; ProposalId: number | undefined }>, RowLinks {
  timeZone: string;
  /** Undefined while it is counted. */
  counts: { waiting: number } | undefined;
}

const empty: Record<ProposalTab, React.ReactNode> = {
  WAITING: (
    <EmptyState level={2} icon={<CircleCheck />} title="Nothing waits for you">
      Changes that need a second person appear here until they are decided.
    </EmptyState>
  ),
  MINE: (
    <EmptyState level={2} icon={<Inbox />} title="You have not asked for anything">
      What you change under dual authorisation waits here for somebody else.
    </EmptyState>
  ),
  DECIDED: (
    <EmptyState level={2} icon={<Stamp />} title="Nothing was decided yet">
      Approved, rejected, withdrawn and expired requests are kept here.
    </EmptyState>
  ),
};

/** Dual authorisation from both sides: what waits for me, what I asked for, and what came of it. */
export function ApprovalsView(props: ApprovalsViewProps) {
  const { search, counts, timeZone, onSearchChange } = props;
  return (
    <PageStack>
      <PageHeader title="Approvals" subtitle="Changes that a second person must approve before they take effect" />
      <Tabs value={search.tab} onValueChange={(tab) => onSearchChange({ tab: tab as ProposalTab })}>
        <TabList aria-label="Requests">
          <Tab value="WAITING" {...(counts && { count: counts.waiting })}>
            Waits for my approval
          </Tab>
          <Tab value="MINE">My requests</Tab>
          <Tab value="DECIDED">Decided</Tab>
        </TabList>
        <TabPanel value={search.tab}>
          <ListTable
            id={`approvals-${search.tab.toLowerCase()}`}
            label="Requests"
            noun={['request', 'requests']}
            columns={proposalColumns(search.tab, timeZone)}
            idOf={(row) => row.proposalId}
            list={props}
            {...(search.ProposalId !== undefined && { selectedId: search.ProposalId })}
            empty={empty[search.tab]}
          />
        </TabPanel>
      </Tabs>
    </PageStack>
  );
}
