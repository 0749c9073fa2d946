import type { ImportedBankTerm } from '@quickportal/contracts/communities/imported-bank-term';
import { insertBankAccount, type NewBankAccount } from '@quickportal/db/settlement-accounts/insert-bank-account';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { VaultNumber } from '@quickportal/db/vault/vault-number';
import type { z } from 'zod';
import { fingerprintNumber, keepNumber } from '../engines/vault/vault.ts';
import type { Services } from '../procedures/services.ts';

type BankTerm = z.output<typeof ImportedBankTerm>;

/** Makes the bank account of an imported payment term, its number in the vault, and returns its id. Scope staff. */
export async function makeBankAccount(
  services: Services,
  trx: WriteTransaction,
  place: { communityId: number; businessId: number },
  term: BankTerm,
): Promise<number> {
  const at = services.clock.now();
  const number = numberOf(term);
  const fingerprint = await fingerprintNumber(services, trx, { ...place, number, at });
  const { vaultEntryId, masked } = await keepNumber(services, trx, { ...place, number, at });
  const { accountName, products } = term;
  const sender = senderOf(term, masked);
  const account = { ...place, accountName, products, sender, maskedNumber: masked, vaultEntryId, fingerprint };
  return insertBankAccount(trx, account, at);
}

const numberOf = (term: BankTerm): VaultNumber =>
  term.paymentInstrumentCode === 'DIRECT_ENTRY'
    ? { kind: 'AU_ACCOUNT', bsb: term.bsb, accountNumber: term.accountNumber }
    : { kind: 'NZ_ACCOUNT', nzAccount: term.accountNumber };

function senderOf(term: BankTerm, masked: string): NewBankAccount['sender'] {
  if (term.paymentInstrumentCode === 'DIRECT_ENTRY') {
    const { directEntryId, apcaUserName, remitterName, payeeReference } = term;
    const bsb = masked.slice(0, 7).replace('-', '');
    return { kind: 'AU_BANK', bsb, directEntryId, apcaUserName, remitterName, payeeReference };
  }
  const [bankCode = '', branchCode = ''] = masked.split('-');
  return { kind: 'NZ_BANK', bankCode, branchCode, debitUserId: term.debitUserId };
}
