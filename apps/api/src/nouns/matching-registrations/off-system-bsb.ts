import { PRODUCT_OWNED_BSB } from '@quickportal/contracts/rules/reconciliation/off-system-bsb';
import { fieldProblem } from '../../kernel/problem.ts';

/** Message about a BSB that has a registration. */
export const TAKEN = 'This BSB is registered already.';

/** The six digits of a BSB that was entered. Throws a 422 on `offSystemBsb` for anything else. */
export function parseOffSystemBsb(entered: string | undefined): string {
  if (entered === undefined || entered === '') throw fieldProblem('offSystemBsb', 'Enter the BSB.');
  const [, bank = '', branch = ''] = /^(\d{3})-?(\d{3})$/.exec(entered.replaceAll(' ', '')) ?? [];
  const bsb = bank + branch;
  if (bsb === '' || bsb === '000000') throw fieldProblem('offSystemBsb', 'Enter a BSB of six digits, such as 082-799.');
  if (bsb === PRODUCT_OWNED_BSB)
    throw fieldProblem('offSystemBsb', 'This BSB is the platform’s own. Choose product owned.');
  return bsb;
}
