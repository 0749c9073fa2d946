import { labelled } from '../../data/labels.ts';
import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import { BusinessChoice, ChooseBusiness } from '../../layout/choose-business.tsx';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
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
  return <ChooseBusiness view={view} title={title} subtitle={subtitle} promise={promise} icon={icon} />;
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
      {(data) => children(data, <BusinessChoice view={view} chosen={{ businessId, name: data.businessName }} />)}
    </QueryResult>
  );
}
