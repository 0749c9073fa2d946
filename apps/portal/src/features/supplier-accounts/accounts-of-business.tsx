import { labelled } from '../../data/labels.ts';
import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import { EmptyState } from '@quickportal/ui/empty-state';
import { searchOptions } from '../../data/search-options.ts';
import { BusinessChoiceView } from '../../layout/business-choice.view.tsx';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useGoTo } from '../../pages/page-link.tsx';
import { useAccountSetup } from './supplier-accounts.data.ts';

/** Pages of the accounts of one kind. */
export type AccountsPageName =
  | 'AuBankAccountsView'
  | 'AuMerchantAccountsView'
  | 'NzBankAccountsView'
  | 'NzMerchantAccountsView'
  | 'PayIdAccountsView'
  | 'PayToAccountsView'
  | 'SimulatorAccountsView';

interface AccountsOfBusinessProps {
  view: AccountsPageName;
  title: string;
  /** What the page is for, before a business is chosen. */
  subtitle: string;
  icon: React.ReactNode;
  /** What is shown once one is. */
  promise: string;
  businessId: number | undefined;
  children: (setup: SupplierAccountSetup, choice: React.ReactNode) => React.ReactNode;
}

/** The accounts of the business that the address names; without one the business is chosen first. */
export function AccountsOfBusiness(props: AccountsOfBusinessProps) {
  const { view, title, subtitle, icon, promise, businessId } = props;
  if (businessId !== undefined) return <Loaded key={businessId} {...props} businessId={businessId} />;
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader title={title} subtitle={subtitle} />
      <Choice view={view} chosen={null} />
      <EmptyState icon={icon} title={labelled('Choose a business')} level={2}>
        {promise}
      </EmptyState>
    </PageStack>
  );
}

function Loaded({ businessId, view, title, children }: AccountsOfBusinessProps & { businessId: number }) {
  const setup = useAccountSetup(businessId);
  return (
    <QueryResult
      query={setup}
      whole
      skeleton={<OverviewSkeleton title={title} />}
      failed={labelled('The business did not load')}
    >
      {(data) => children(data, <Choice view={view} chosen={{ businessId, name: data.businessName }} />)}
    </QueryResult>
  );
}

interface ChoiceProps {
  view: AccountsPageName;
  chosen: { businessId: number; name: string } | null;
}

function Choice({ view, chosen }: ChoiceProps) {
  const goTo = useGoTo();
  return (
    <BusinessChoiceView
      path="businesses/search?supplierFlag=true"
      help={labelled('Supplier businesses of this community.')}
      search={searchOptions}
      chosen={chosen}
      onChoose={(business) => goTo(view, business ? { BusinessId: business.businessId } : {})}
    />
  );
}
