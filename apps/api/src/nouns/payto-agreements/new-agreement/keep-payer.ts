import { withoutBsb } from '@quickportal/contracts/rules/accounts/bsb';
import { maskedNumber, normalNumber } from '@quickportal/db/vault/vault-number';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { payerOfAccount, type PayToAccount } from '../../../engines/payto/payer-of-account.ts';
import type { Services } from '../../../procedures/services.ts';
import { fingerprintNumber, keepNumber } from '../../../engines/vault/vault.ts';
import { fieldProblem } from '../../../kernel/problem.ts';
import type { CheckedPayer } from './new-agreement.ts';

const none = {
  bsb: null,
  maskedAccountNumber: null,
  payIdType: null,
  maskedPayId: null,
  payId: null,
  vaultEntryId: null,
  fingerprint: null,
};

/** The payer's account as the agreement keeps it; a new account number goes to the vault. */
export async function keepPayer(
  services: Services,
  trx: WriteTransaction,
  payer: CheckedPayer,
  place: { communityId: number; businessId: number; at: Date },
): Promise<PayToAccount> {
  if (payer.kind === 'PAYID') {
    const { payId, payIdType, maskedPayId } = payer;
    return { ...none, payId, payIdType, maskedPayId };
  }
  if (payer.kind === 'CUSTOMER_ACCOUNT') return payerOfAccount(payer.account);
  const { bsb, accountNumber } = payer;
  const number = normalNumber({ kind: 'AU_ACCOUNT', bsb, accountNumber });
  if (number?.kind !== 'AU_ACCOUNT') throw fieldProblem('accountNumber', 'Not a valid number. Check the digits.');
  const { vaultEntryId } = await keepNumber(services, trx, { ...place, number });
  return {
    ...none,
    bsb: number.bsb.replace('-', ''),
    maskedAccountNumber: withoutBsb(maskedNumber(number).masked),
    vaultEntryId,
    fingerprint: await fingerprintNumber(services, trx, { ...place, number }),
  };
}
