import * as fc from 'fast-check';
import { writeBankFiles, type BankEntry } from '../engines/gateways/bank-files/write-bank-files.ts';
import { BankFileError } from '../engines/gateways/formats/bank-file-error.ts';
import type { BankFile } from '../engines/gateways/gateway.ts';
import { readNzAccount } from '@quickportal/contracts/rules/accounts/nz-account';

/** A file as the bank gets it. */
export const bytesOf = (lines: Iterable<string>): Uint8Array => Buffer.from([...lines].join(''), 'latin1');

/** The error with which a file is refused; anything else that is thrown, or nothing, fails the test. */
export function faultOf(work: () => unknown): BankFileError {
  try {
    work();
  } catch (error) {
    if (error instanceof BankFileError) return error;
    throw error;
  }
  throw new Error('The file was accepted');
}

const texts = (characters: string, length: number) =>
  fc
    .string({ unit: fc.constantFrom(...characters.split('')), minLength: 1, maxLength: length })
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** Texts as direct entry writes them. */
export const becsTexts = (length: number) => texts("ABCXYZ0189 &',-./+$!%()*#=:?[]_^@", length);

/** Texts as New Zealand formats write them. */
export const nzTexts = (length: number) => texts("ABCabcxyz0189 &'-./+()*=?[]_", length);

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength: min, maxLength: max });

export const bsbs = digits(6, 6)
  .filter((text) => text !== '000000')
  .map((text) => `${text.slice(0, 3)}-${text.slice(3)}`);

export const auAccounts = digits(1, 9).filter((text) => !/^0+$/.test(text));

/** Days of this century, yyyy-mm-dd. */
export const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

// Published examples, and the bank that has no check digits
const published = [
  '01-0902-0068389-00',
  '08-6523-1954512-001',
  '26-2600-0320871-032',
  '25-2500-2608486-001',
  '12-3140-0171307-50',
  '38-9000-0000108-00',
  '11-5000-0654306-00',
];

export const nzAccounts = fc
  .oneof(
    fc.constantFrom(...published),
    fc
      .tuple(fc.integer({ min: 2800, max: 2849 }), digits(7, 7), digits(2, 2))
      .map(([branch, base, suffix]) => `31-${branch}-${base}-${suffix}`),
  )
  .filter((account) => readNzAccount(account).valid);

/** How many values differ between two things that were read. */
export function differences(single: unknown, other: unknown): number {
  if (typeof single !== 'object' || typeof other !== 'object' || single === null || other === null)
    return Object.is(single, other) ? 0 : 1;
  const keys = new Set([...Object.keys(single), ...Object.keys(other)]);
  let count = 0;
  for (const key of keys)
    count += differences((single as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]);
  return count;
}

const senders = {
  AU_DIRECT_ENTRY: { userId: '123456', account: { kind: 'AU_ACCOUNT', bsb: '032-999', accountNumber: '999994' } },
  NZ_DIRECT_DEBIT: { userId: '0210044', account: { kind: 'NZ_ACCOUNT', nzAccount: '38-9000-0000108-00' } },
} as const;

/** An entry of 49.95, taken from an account. */
export const bankEntry = (
  reference: string,
  account: BankEntry['account'],
  change: Partial<BankEntry> = {},
): BankEntry => ({
  entryId: reference,
  amount: 4995n,
  direction: 'DEBIT',
  account,
  holderName: 'Alex Tester',
  reference,
  particulars: 'INV 1001',
  ...change,
});

/** A file with these entries, to be worked on on a day. */
export function bankFile(
  name: string,
  network: BankFile['network'],
  entries: readonly BankEntry[],
  { processOn = '2026-11-20', ...changed }: { processOn?: string; userId?: string } = {},
): BankFile {
  const user = { ...senders[network], ...changed, userName: 'Example Gym Pty Ltd', remitter: 'Example Gym' };
  const { contents, refused } = writeBankFiles(network, user, entries, { processOn, createdOn: processOn });
  const [content] = contents;
  if (!content || contents.length > 1 || refused.length > 0) throw new Error('Not one file');
  return { name, network, content };
}
