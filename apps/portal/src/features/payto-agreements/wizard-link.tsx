import { PageLink, type PageLinkProps } from '../../pages/page-link.tsx';
import { findPage } from '../../pages/page-list.ts';

interface WizardSearch {
  CreatePayToAgreementView: { CustomerId: number };
  AmendPayToAgreementView: { agreementToken: string; customerId: number };
}
type Wizard = keyof WizardSearch;

/** Whether the portal has a page that creates or amends agreements. */
export const hasWizard = (view: Wizard): boolean => findPage(view) !== undefined;

type WizardLinkProps<V extends Wizard> = Omit<PageLinkProps<'HomeView'>, 'to' | 'search'> & {
  to: V;
  search: WizardSearch[V];
};

/** A link to such a page, once there is one. */
export const WizardLink = <V extends Wizard>({ to, search, ...props }: WizardLinkProps<V>) => (
  <PageLink {...(props as object)} to={to as string as 'CustomerDetailsView'} search={search} />
);
