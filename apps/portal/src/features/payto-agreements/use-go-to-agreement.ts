import { findPage } from '../../pages/page-list.ts';
import { useGoTo } from '../../pages/page-link.tsx';

const DETAILS = 'PayToAgreementDetailsView';

/** Opens the details of an agreement (1R044), or its customer where there is no page for them. */
export function useGoToAgreement() {
  const goTo = useGoTo();
  return (customerId: number, agreementToken: string) => {
    const search = { CustomerId: customerId, AgreementToken: agreementToken };
    if (findPage(DETAILS)) goTo(DETAILS as 'CustomerDetailsView', search);
    else goTo('CustomerDetailsView', { CustomerId: customerId });
  };
}
