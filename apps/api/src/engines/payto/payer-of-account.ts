import { withoutBsb } from '@quickportal/contracts/rules/accounts/bsb';
import type { PayerAccount } from '@quickportal/db/payments/payer';
import type { PayToPayerRecord } from '@quickportal/db/payto-agreements/payto-agreement';

/** The payer's account of an agreement. */
export type PayToAccount = Pick<
  PayToPayerRecord,
  'bsb' | 'maskedAccountNumber' | 'payIdType' | 'maskedPayId' | 'payId' | 'vaultEntryId' | 'fingerprint'
>;

/** Converts a customer's bank account to the payer of an agreement. */
export const payerOfAccount = ({ bsb, maskedNumber, vaultEntryId, fingerprint }: PayerAccount): PayToAccount => ({
  bsb,
  maskedAccountNumber: withoutBsb(maskedNumber ?? ''),
  payIdType: null,
  maskedPayId: null,
  payId: null,
  vaultEntryId,
  fingerprint,
});
