import { useGoTo } from '../../pages/page-link.tsx';

/** Opens the details of an agreement (1R044); of a payer who is no customer without one. */
export function useGoToAgreement() {
  const goTo = useGoTo();
  return (customerId: number | null, agreementToken: string, options?: { replace?: boolean }) =>
    goTo('PayToAgreementDetailsView', { CustomerId: customerId ?? undefined, AgreementToken: agreementToken }, options);
}
