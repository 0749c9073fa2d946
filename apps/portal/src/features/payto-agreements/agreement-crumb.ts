import type { PayToAgreement } from '@quickportal/contracts/payto-agreements/payto-agreement';
import { crumb, type Crumb } from '../../layout/page/breadcrumbs.tsx';

/** The page above an agreement: its customer, or the list where the payer is no customer. */
export const agreementCrumb = ({
  customerId,
  customerName,
}: Pick<PayToAgreement, 'customerId' | 'customerName'>): Crumb =>
  customerId === null
    ? crumb('PayToAgreementsView', 'PayTo agreements')
    : crumb('CustomerDetailsView', customerName, { CustomerId: customerId, tab: 'payto' });
