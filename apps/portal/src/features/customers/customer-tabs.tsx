import { Skeleton } from '@quickportal/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@quickportal/ui/tabs';
import { Suspense } from 'react';
import type { CustomerTab, CustomerTabProps } from '../../pages/customer-tab.ts';

export interface CustomerTabsProps extends CustomerTabProps {
  /** Those that the user may see; never empty. */
  tabs: readonly CustomerTab[];
  /** The one that is open; the first where it is not among them. */
  open: string | undefined;
  onOpenChange: (tab: string) => void;
  /** Puts something around the panel of the first tab. */
  AroundFirst?: React.ComponentType<CustomerTabProps & { tab: string; children: React.ReactNode }>;
}

/** The row of tabs of a customer and what the open one shows. */
export function CustomerTabs({ tabs, open, onOpenChange, AroundFirst, customer, rights }: CustomerTabsProps) {
  const shown = tabs.find(({ value }) => value === open) ?? tabs[0];
  if (!shown) return null;
  const { Panel } = shown;
  const panel = (
    <Suspense fallback={<TabSkeleton />}>
      <Panel customer={customer} rights={rights} />
    </Suspense>
  );
  return (
    <Tabs value={shown.value} onValueChange={onOpenChange}>
      <TabList aria-label="About this customer">
        {tabs.map((tab) => (
          <Tab key={tab.value} value={tab.value}>
            {tab.title}
            <Suspense>{tab.Count && <tab.Count customerId={customer.customerId} />}</Suspense>
          </Tab>
        ))}
      </TabList>
      <TabPanel value={shown.value}>
        {AroundFirst && shown === tabs[0] ? (
          <AroundFirst customer={customer} rights={rights} tab={shown.value}>
            {panel}
          </AroundFirst>
        ) : (
          panel
        )}
      </TabPanel>
    </Tabs>
  );
}

/** The shape of a tab while it loads. */
export function TabSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3 rounded-3 border border-line bg-surface p-5">
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} className="h-9 w-full" />
      ))}
    </div>
  );
}
