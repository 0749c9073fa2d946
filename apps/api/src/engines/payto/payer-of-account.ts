import { withoutBsb } from '@quickportal/contracts/rules/bsb';
import type { PayerAccount } from '@quickportal/db/payments/payer';
import type { PayToPayerRecord } from '@quickportal/db/payto-agreements/payto-agreement';

/** Where the money of an agreement comes from. */
export type PayToAccount = Pick<
  PayToPayerRecord,
  'bsb' | 'maskedAccountNumber' | 'payIdType' | 'maskedPayId' | 'payId' | 'vaultEntryId' | 'fingerprint'
>;

/** A bank account of the customer as an agreement keeps it. */
export const payerOfAccount = ({ bsb, maskedNumber, vaultEntryId, fingerprint }: PayerAccount): PayToAccount => ({
  bsb,
  maskedAccountNumber: withoutBsb(maskedNumber ?? ''),
  payIdType: null,
  maskedPayId: null,
  payId: null,
  vaultEntryId,
  fingerprint,
});
