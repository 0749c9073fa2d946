import type { PayToAgreementRow } from '@quickportal/contracts/payto-agreements/payto-agreement';
import { useRowLinks } from '../../layout/list/use-list.ts';

/** Rows that lead to their agreement, whose address names its customer too, where there is one. */
export const useAgreementLinks = (rows: readonly Pick<PayToAgreementRow, 'agreementToken' | 'customerId'>[]) =>
  useRowLinks('PayToAgreementDetailsView', (token: string) => ({
    CustomerId: rows.find(({ agreementToken }) => agreementToken === token)?.customerId ?? undefined,
    AgreementToken: token,
  }));
