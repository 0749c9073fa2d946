import type { PayToAgreement, PayToAgreementRow } from '@quickportal/contracts/payto-agreements/payto-agreement';
import type { PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import { Badge } from '@quickportal/ui/badge';
import { Ban, Check, Clock, Loader, Pause, X } from 'lucide-react';

const icons: Readonly<Record<PayToAgreementStatus, React.ReactNode>> = {
  PROCESSING: <Loader />,
  PENDING: <Clock />,
  ACTIVE: <Check />,
  SUSPENDED: <Pause />,
  CANCELLED: <Ban />,
  REJECTED: <X />,
};

/** Where an agreement stands, in the server's word and colour (1R092 to 1R098). */
export function AgreementStatusBadge({
  agreement: { status, statusDisplay, statusClass },
}: {
  agreement: Pick<PayToAgreementRow, 'status' | 'statusDisplay' | 'statusClass'>;
}) {
  return (
    <Badge tone={statusClass === 'primary' ? 'accent' : statusClass} icon={icons[status]}>
      {statusDisplay}
    </Badge>
  );
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
