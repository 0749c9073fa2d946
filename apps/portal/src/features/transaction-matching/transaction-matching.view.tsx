import type { MatchingRegistration } from '@quickportal/contracts/matching-registrations/matching-registration';
import { matchingRegistrationList } from '@quickportal/contracts/matching-registrations/matching-registration-list';
import { Button } from '@quickportal/ui/button';
import { Tab, TabList, TabPanel, Tabs } from '@quickportal/ui/tabs';
import { Plus, Route } from 'lucide-react';
import { type ListProps, ListTable } from '../../layout/list/list-table.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { type RegistrationActions, registrationColumns } from './matching-registration.entity.tsx';

/** Index of a tab in the address. */
export type MatchingTab = '0' | '1';

export interface TransactionMatchingViewProps extends ListProps<MatchingRegistration>, RegistrationActions {
  tab: MatchingTab;
  onTabChange: (tab: MatchingTab) => void;
  canChange: boolean;
  /** Whether the user may open the page of a business. */
  canOpenBusinesses: boolean;
  onAdd: () => void;
  /** The rules, drawn when their tab is opened. */
  rules: React.ReactNode;
}

/** Where payers of a community's suppliers credit their payments, and how the statement lines are matched. */
// In the specification: 2P017
export function TransactionMatchingView(props: TransactionMatchingViewProps) {
  const { tab, onTabChange, canChange, canOpenBusinesses, onAdd, rules } = props;
  const add = canChange && (
    <Button variant="primary" onClick={onAdd}>
      <Plus />
      Add Registration
    </Button>
  );
  return (
    <PageStack>
      <PageHeader
        title="Transaction Matching"
        subtitle="Which invoice a line of a bank statement pays, by rules in their order"
        {...(tab === '0' && props.table.state === 'ready' && add && { actions: add })}
      />
      <Tabs value={tab} onValueChange={(next) => onTabChange(next as MatchingTab)}>
        <TabList aria-label="Matching">
          <Tab value="0">Registrations</Tab>
          <Tab value="1">Matching Rules</Tab>
        </TabList>
        <TabPanel value={tab}>
          {tab === '1' ? (
            rules
          ) : (
            <ListTable
              of={matchingRegistrationList}
              columns={registrationColumns({ actions: canChange ? props : null, canOpenBusinesses })}
              idOf={(row) => row.id}
              list={props}
              empty={{
                icon: <Route />,
                title: 'No registrations yet',
                text: 'A registration says which BSB the payers of a supplier credit. Its rules match the lines of its statements.',
                action: add || undefined,
              }}
            />
          )}
        </TabPanel>
      </Tabs>
    </PageStack>
  );
}
