import { readNzAccount } from './nz-account.ts';

/** One dot for every digit that is not shown. */
const dots = (count: number): string => '.'.repeat(Math.max(0, count));

/** A card number as it may be shown: first six and last four digits (PCI DSS 3.4.1), `424242......4242`. Digits only. */
export const maskCard = (digits: string): string =>
  `${digits.slice(0, 6)}${dots(digits.length - 10)}${digits.slice(-4)}`;

/**
 * An account number as it may be shown: its last three digits, `.....678`, and of short ones never more than half.
 * Digits only.
 */
export function maskAccountNumber(digits: string): string {
  const shown = Math.min(3, Math.floor(digits.length / 2));
  return `${dots(digits.length - shown)}${digits.slice(digits.length - shown)}`;
}

/** A New Zealand account as it may be shown, `01-0902-....389-00`; null where it is none. */
export function maskNzAccount(text: string): string | null {
  const account = readNzAccount(text);
  if (!account.valid) return null;
  const [bank, branch, base = '', suffix] = account.normal.split('-');
  return `${bank}-${branch}-${maskAccountNumber(base)}-${suffix}`;
}
