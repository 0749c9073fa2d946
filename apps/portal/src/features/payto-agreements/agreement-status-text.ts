import type { PayToAgreement } from '@quickportal/contracts/payto-agreements/payto-agreement';

type Standing = Pick<PayToAgreement, 'status' | 'statusBy' | 'statusReason' | 'statusReasonCode'>;

/** Reasons for which an agreement ends by itself. */
const endedByItself: Readonly<Record<string, string>> = {
  NOAS: 'It expired without a decision of the payer',
  MD20: 'It ended with its validity',
  MCFC: 'It was cancelled after its final payment',
};

const outcomes = {
  SUSPENDED: { PAYEE: 'Your side suspended it', PAYER: 'The payer suspended it', SYSTEM: 'It was suspended' },
  CANCELLED: { PAYEE: 'Your side cancelled it', PAYER: 'The payer cancelled it', SYSTEM: 'It was cancelled' },
  REJECTED: {
    PAYEE: 'Your side withdrew it',
    PAYER: 'The payer declined it',
    SYSTEM: 'The payer’s bank refused it',
  },
} as const;

const activeBy = {
  PAYEE: 'Released by your side',
  PAYER: 'By decision of the payer',
  SYSTEM: 'As the payer’s bank says',
} as const;

/** Who brought the status of an agreement about. */
export function statusOrigin({ status, statusBy, statusReasonCode }: Standing): string {
  if (status === 'PROCESSING') return 'It is on its way to the payer’s bank';
  if (status === 'PENDING') return 'The payer has yet to decide';
  if (status === 'ACTIVE') return activeBy[statusBy];
  return endedByItself[statusReasonCode ?? ''] ?? outcomes[status][statusBy];
}

/** What follows from the status for the officer; empty where the status says it all. */
export function statusConsequence({ status, statusBy }: Standing): string {
  if (status === 'PROCESSING') return 'The bank has yet to confirm it. It is sent again automatically.';
  if (status === 'PENDING') return 'The payer approves or declines it at their bank. No payment can be taken before.';
  if (status === 'SUSPENDED')
    return statusBy === 'PAYEE'
      ? 'No payment can be taken until your side releases it.'
      : 'No payment can be taken until the payer releases it at their bank. Ask the payer, or cancel it.';
  return status === 'ACTIVE' ? '' : 'No more payments can be taken. It cannot be used again: create a new agreement.';
}
