import { EmptyState } from '@quickportal/ui/empty-state';
import { labelled } from '../data/labels.ts';
import { searchOptions } from '../data/search-options.ts';
import { useGoTo } from '../pages/page-link.tsx';
import { BusinessChoiceView, type ChosenBusiness } from './business-choice.view.tsx';
import { PageHeader } from './page/page-header.tsx';
import { PageStack } from './page/page-stack.tsx';

/** Pages of the business that `BusinessId` of their address names. */
type PageOfBusiness =
  | 'AuBankAccountsView'
  | 'AuMerchantAccountsView'
  | 'BusinessBankStatementAccountsView'
  | 'BusinessEditView'
  | 'BusinessEnablementView'
  | 'BusinessSettingsView'
  | 'CardSchemesView'
  | 'NzBankAccountsView'
  | 'NzMerchantAccountsView'
  | 'PayIdAccountsView'
  | 'PayToAccountsView'
  | 'SettlementAccountsView'
  | 'SimulatorAccountsView';

interface BusinessChoiceProps {
  view: PageOfBusiness;
  /** Null: none is chosen yet. */
  chosen: ChosenBusiness | null;
}

/** The choice of the supplier business that a page is about; choosing opens the page for it. */
export function BusinessChoice({ view, chosen }: BusinessChoiceProps) {
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

interface NoBusinessProps {
  view: PageOfBusiness;
  icon: React.ReactNode;
  /** What is shown once a business is chosen. */
  promise: string;
}

/** The content of a page whose address names no business yet. */
export const NoBusiness = ({ view, icon, promise }: NoBusinessProps) => (
  <>
    <BusinessChoice view={view} chosen={null} />
    <EmptyState icon={icon} title={labelled('Choose a business')} level={2}>
      {promise}
    </EmptyState>
  </>
);

interface ChooseBusinessProps extends NoBusinessProps {
  title: string;
  /** What the page is for. */
  subtitle: string;
}

/** A page whose address names no business yet. */
export const ChooseBusiness = ({ title, subtitle, ...props }: ChooseBusinessProps) => (
  <PageStack className="grid-cols-[minmax(0,1fr)]">
    <PageHeader title={title} subtitle={subtitle} />
    <NoBusiness {...props} />
  </PageStack>
);
