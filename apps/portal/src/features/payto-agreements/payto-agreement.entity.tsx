import type { PayToAgreement, PayToAgreementRow } from '@quickportal/contracts/payto-agreements/payto-agreement';
import { payToAgreementStates } from '@quickportal/contracts/rules/states/payto-agreement';
import { servedStatusBadge } from '../../layout/status-badge.tsx';

const StatusBadge = servedStatusBadge(payToAgreementStates.states);

/** Where an agreement stands, in the server's word and colour. */
// In the specification: 1R092 to 1R098
export function AgreementStatusBadge({
  agreement: { status, statusDisplay, statusClass },
}: {
  agreement: Pick<PayToAgreementRow, 'status' | 'statusDisplay' | 'statusClass'>;
}) {
  const tone = statusClass === 'primary' ? 'accent' : statusClass;
  return <StatusBadge status={status} word={statusDisplay} tone={tone} />;
}

/** What the payer pays from, masked: a PayID, or BSB and account number. */
export const payFromOf = ({ payerDetails }: Pick<PayToAgreementRow, 'payerDetails'>): string =>
  payerDetails.maskedPayId ?? payerDetails.maskedAccountNumber ?? '';

/** The same of a whole agreement. */
export const payerAccountOf = ({ payer }: Pick<PayToAgreement, 'payer'>): string =>
  payer.payId ?? [payer.bsb && `BSB ${payer.bsb}`, payer.accountNumber].filter(Boolean).join(' · ');

/** Columns that are shown alike in every list of agreements. */
export const agreementCells = {
  status: (row: PayToAgreementRow) => <AgreementStatusBadge agreement={row} />,
  description: (row: PayToAgreementRow) => row.paymentDetails.description,
  payFrom: payFromOf,
  frequency: (row: PayToAgreementRow) => row.paymentTerms.frequency.displayName,
  // "Up to" where payments vary
  paymentAmount: (row: PayToAgreementRow) => row.paymentTerms.paymentAmount.displayAmount,
};
