import { Tab, TabList, TabPanel, Tabs } from '@quickportal/ui/tabs';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';

/** A tab, as the address names it. */
export type BillingTab = 'fees' | 'one-off' | 'monthly';

export interface CommunityBillingViewProps {
  tab: BillingTab;
  onTabChange: (tab: BillingTab) => void;
  /** Button of the page, which depends on the tab. */
  actions?: React.ReactNode;
  /** What the tab shows. */
  children: React.ReactNode;
}

/** What the bank charges a community: who pays, what is expected, and by what it is billed. */
// In the specification: 2P007 3P026
export const CommunityBillingView = ({ tab, onTabChange, actions, children }: CommunityBillingViewProps) => (
  <PageStack className="grid-cols-[minmax(0,1fr)]">
    <PageHeader title="Billing" subtitle="What the bank charges this community, and what it paid" actions={actions} />
    <Tabs value={tab} onValueChange={(next) => onTabChange(next as BillingTab)}>
      <TabList aria-label="Billing">
        <Tab value="fees">Establishment and Monthly Fees</Tab>
        <Tab value="one-off">Expected Once-off Revenue</Tab>
        <Tab value="monthly">Expected Monthly Revenue</Tab>
      </TabList>
      <TabPanel value={tab}>{children}</TabPanel>
    </Tabs>
  </PageStack>
);
