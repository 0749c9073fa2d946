import { amountText } from '@quickportal/contracts/kernel/primitives';
import { bodyIssues } from '@quickportal/contracts/kernel/input';
import { parseAmount } from '@quickportal/contracts/rules/money';
import type { VaultNumber } from '@quickportal/db/vault/vault-number';
import { z } from 'zod';
import type { BankColumn } from '../../engines/payment-files/bank-columns.ts';
import type { LineFinding } from '../../engines/uploads/file-kind.ts';

/** An entry of a bank file whose payer is not looked up yet. The principal is in cents. */
export interface BankLine {
  account: VaultNumber & { kind: 'AU_ACCOUNT' | 'NZ_ACCOUNT' };
  principal: bigint;
  currency: 'AUD' | 'NZD';
  paymentReferenceNumber: string;
  /** Texts of the payer's statement, any of which may be the customer number. */
  references: readonly string[];
  comment: string;
}

type BankValues = Readonly<Partial<Record<BankColumn, string>>>;

const Amount = z.strictObject({ amount: amountText() });

/** Whether values are those of a bank file. */
export const isBankEntry = (values: Readonly<Record<string, string>>): boolean =>
  'transactionCode' in values || 'bankAccount' in values;

const AU_ACCOUNT = /^(?<bsb>\d{3}-\d{3}) (?<accountNumber>\d+)$/;

/** Reads the values of an entry, which the format has already checked. */
export function readBankLine(values: BankValues): { line: BankLine } | { findings: readonly LineFinding[] } {
  const { bankAccount = '', amount = '', paymentReferenceNumber = '', particulars = '', code = '' } = values;
  const { issues } = bodyIssues(Amount, { amount });
  if (issues.length > 0) return { findings: issues.map(({ message }) => ({ column: 'amount', message })) };
  const { bsb, accountNumber } = AU_ACCOUNT.exec(bankAccount)?.groups ?? {};
  const account =
    bsb !== undefined && accountNumber !== undefined
      ? ({ kind: 'AU_ACCOUNT', bsb, accountNumber } as const)
      : ({ kind: 'NZ_ACCOUNT', nzAccount: bankAccount } as const);
  const others = [particulars, code].filter((text) => text !== '');
  return {
    line: {
      account,
      principal: parseAmount(amount) ?? 0n,
      currency: account.kind === 'AU_ACCOUNT' ? 'AUD' : 'NZD',
      paymentReferenceNumber,
      references: [paymentReferenceNumber, ...others].filter((text) => text !== ''),
      comment: others.join(' '),
    },
  };
}

/**
 * Returns what is kept of an entry's values, by the names of a line's: never its account. The code of an entry that pays
 * money out stays, because such a line cannot be corrected.
 */
export function keptBankValues(values: BankValues): Record<string, string> {
  const { amount, paymentReferenceNumber, bankAccount = '', transactionCode = '' } = values;
  const isCredit = transactionCode !== '' && !DEBIT_CODES.has(transactionCode);
  return {
    ...(amount !== undefined && { amount }),
    ...(bankAccount !== '' && { currency: AU_ACCOUNT.test(bankAccount) ? 'AUD' : 'NZD' }),
    ...(paymentReferenceNumber !== undefined && { paymentReferenceNumber }),
    ...(isCredit && { transactionCode }),
  };
}

/** Of direct entry, IB4B and Deskbank, and MT9. */
const DEBIT_CODES: ReadonlySet<string> = new Set(['13', '00', '000']);

/** Whether a kept line pays money out, so that it can never be a payment. */
export const paysOut = (entered: Readonly<Record<string, string>>): boolean => 'transactionCode' in entered;
