import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findAccountHolders, type AccountHolder } from '@quickportal/db/payment-files/find-account-holders';
import { maskedNumber } from '@quickportal/db/vault/vault-number';
import type { LineFinding } from '../../engines/uploads/file-kind.ts';
import { fingerprintNumbers } from '../../engines/vault/vault.ts';
import type { VaultServices } from '../../engines/vault/vault-services.ts';
import type { BankLine } from './read-bank-line.ts';
import type { PaymentLine } from './read-payment-line.ts';

interface Place {
  communityId: number;
  now: Date;
  /** Businesses that the file may reach. */
  businessIds: ReadonlySet<number>;
}

/** The line with its payer, as a CSV would name them, or why there is none. */
export type NamedLine = { line: PaymentLine; values: Record<string, string> } | { findings: readonly LineFinding[] };

/**
 * Finds whom entries of a bank file are taken from: the customer who has the account. Where several have it, a text of
 * the entry must be the number of one of them.
 */
export async function findBankPayers(
  services: VaultServices,
  trx: WriteTransaction,
  { communityId, now, businessIds }: Place,
  lines: readonly BankLine[],
): Promise<NamedLine[]> {
  const numbers = lines.map(({ account }) => account);
  const fingerprints = await fingerprintNumbers(services, trx, { communityId, numbers, at: now });
  const holders = await findAccountHolders(trx, communityId, fingerprints);
  return lines.map((line, index) => {
    const reachable = (holders[index] ?? []).filter(({ businessId }) => businessIds.has(businessId));
    const payer = payerOf(line, reachable);
    return 'findings' in payer ? payer : namedLine(line, payer);
  });
}

function payerOf(
  { account, references }: BankLine,
  holders: readonly AccountHolder[],
): AccountHolder | { findings: readonly LineFinding[] } {
  const enabled = holders.filter((holder) => holder.enabled);
  const candidates = enabled.length > 0 ? enabled : holders;
  const texts = new Set(references.map((text) => text.toLowerCase()));
  const meant = candidates.filter(({ customerNumber }) => texts.has(customerNumber.toLowerCase()));
  const [payer, another] = candidates.length > 1 ? meant : candidates;
  if (payer && !another) return payer;
  const masked = maskedNumber(account).masked;
  const message =
    candidates.length === 0
      ? `No customer has the account ${masked}. Enter the customer number.`
      : `${candidates.length} customers have the account ${masked}. Enter the customer number and the account token.`;
  return { findings: [{ column: 'customerNumber', message }] };
}

function namedLine(
  { principal, currency, paymentReferenceNumber, comment }: BankLine,
  { businessId, businessCode, customerNumber, accountToken }: AccountHolder,
): NamedLine {
  const texts = { customerNumber, accountToken, paymentReferenceNumber, comment };
  return {
    line: { ...texts, businessId, principal, currency, customerReferenceNumber: '' },
    values: { ...texts, businessCode },
  };
}
