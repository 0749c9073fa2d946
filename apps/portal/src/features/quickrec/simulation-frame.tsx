import type { BankStatementAccount } from '@quickportal/contracts/bank-statement-accounts/bank-statement-account';
import { Mono } from '@quickportal/ui/mono';
import { Tab, TabList, TabPanel, Tabs } from '@quickportal/ui/tabs';
import { crumb } from '../../layout/page/breadcrumbs.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { PageLink, useGoTo } from '../../pages/page-link.tsx';

/** The two pages of the simulation of an account. */
const pages = { lines: 'SimulationLinesView', configuration: 'SimulationConfigurationView' } as const;

export interface SimulationFrameProps {
  account: BankStatementAccount;
  tab: keyof typeof pages;
  actions?: React.ReactNode;
  children: React.ReactNode;
}

/** What both pages of a simulated account have in common: whose it is, and the tabs that lead from one to the other. */
// In the specification: 3R188 3K017
export function SimulationFrame({ account, tab, actions, children }: SimulationFrameProps) {
  const goTo = useGoTo();
  const { bankStatementAccountId, aliasName, formattedAccountIdentifier, businessId, businessName } = account;
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title={`Simulation of ${aliasName}`}
        parent={crumb('BusinessBankStatementAccountsView', businessName, { BusinessId: businessId })}
        subtitle={
          <>
            <Mono>{formattedAccountIdentifier}</Mono> of{' '}
            <PageLink to="BusinessBankStatementAccountsView" search={{ BusinessId: businessId }} className="underline">
              {businessName}
            </PageLink>
          </>
        }
        actions={actions}
      />
      <Tabs
        value={tab}
        onValueChange={(next) => goTo(pages[next as keyof typeof pages], { AccountId: bankStatementAccountId })}
      >
        <TabList aria-label="Simulation">
          <Tab value="lines">Lines</Tab>
          <Tab value="configuration">Configuration</Tab>
        </TabList>
        <TabPanel value={tab} className="grid gap-4 pt-4">
          {children}
        </TabPanel>
      </Tabs>
    </PageStack>
  );
}
