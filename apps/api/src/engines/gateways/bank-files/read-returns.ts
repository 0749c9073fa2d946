import type { BankNetwork } from '@quickportal/contracts/rules/payments/payment-methods';
import { isDebit } from '../formats/direct-entry-fields.ts';
import { readDirectEntryReturns } from '../formats/direct-entry-returns.ts';
import { readDirectEntry } from '../formats/direct-entry.ts';
import { readNzDishonours } from '../formats/nz-dishonour-file.ts';
import { readIb4b } from '../formats/nz-ib4b.ts';

/** A returned entry, identified as it was sent. */
export interface ReturnedEntry {
  reference: string;
  amount: bigint;
  direction: 'DEBIT' | 'CREDIT';
  /** Return code of the scheme. R: refused before it was exchanged between the banks. */
  returnCode: string;
}

/** Reads a file that a bank returned. Throws BankFileError, and then none of it applies. */
export function readReturns(network: BankNetwork, content: Uint8Array): ReturnedEntry[] {
  if (network === 'NZ_DIRECT_DEBIT')
    return readNzDishonours(content).details.map(({ reference, amount, letter }) => {
      // Only debits are dishonoured
      return { reference, amount, direction: 'DEBIT', returnCode: letter };
    });
  return readDirectEntryReturns(content).details.map((entry) => {
    const { reference, amount, returnCode } = entry;
    return { reference, amount, direction: isDebit(entry) ? 'DEBIT' : 'CREDIT', returnCode };
  });
}

/** Reads the references of the entries in a file that we wrote. */
export const sentReferences = (network: BankNetwork, content: Uint8Array): Set<string> =>
  new Set(
    (network === 'AU_DIRECT_ENTRY' ? readDirectEntry(content) : readIb4b(content)).details.map(
      (detail) => detail.reference,
    ),
  );
