import type { BankNetwork } from '@quickportal/contracts/rules/payment-methods';
import { isDebit } from '../formats/direct-entry-fields.ts';
import { readDirectEntryReturns } from '../formats/direct-entry-returns.ts';
import { readDirectEntry } from '../formats/direct-entry.ts';
import { readNzDishonours } from '../formats/nz-dishonour-file.ts';
import { readIb4b } from '../formats/nz-ib4b.ts';

/** What came back, by what it was sent with. */
export interface ReturnedEntry {
  reference: string;
  amount: bigint;
  direction: 'DEBIT' | 'CREDIT';
  /** Of the scheme. R: refused before it was exchanged between the banks. */
  returnCode: string;
}

/** Reads a file that a bank returned. Throws BankFileError, and then nothing of it counts. */
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

/** The references of the entries of a file that we wrote. */
export const sentReferences = (network: BankNetwork, content: Uint8Array): Set<string> =>
  new Set(
    (network === 'AU_DIRECT_ENTRY' ? readDirectEntry(content) : readIb4b(content)).details.map(
      (detail) => detail.reference,
    ),
  );
