import { maskNzAccount } from '@quickportal/contracts/rules/accounts/masked-number';
import { digitsOf } from '@quickportal/contracts/rules/texts/digits';
import type { VaultNumber } from '../../vault/vault-number.ts';

const SHOWN = 4;

/**
 * A normal account as statements show it: masked but for its last four digits, of a short number for half of them, with
 * its BSB, or its bank and branch.
 */
export function maskedIdentifier(number: VaultNumber): { masked: string; lastFour: string } {
  if (number.kind === 'CARD') throw new Error('A card is no bank account');
  if (number.kind === 'NZ_ACCOUNT') {
    const digits = digitsOf(number.nzAccount) ?? '';
    return { masked: maskNzAccount(number.nzAccount) ?? '', lastFour: digits.slice(-SHOWN) };
  }
  const { bsb, accountNumber } = number;
  const shown = Math.min(SHOWN, Math.floor(accountNumber.length / 2));
  const lastFour = shown === 0 ? '' : accountNumber.slice(-shown);
  return { masked: `${bsb} ${'.'.repeat(accountNumber.length - shown)}${lastFour}`, lastFour };
}
