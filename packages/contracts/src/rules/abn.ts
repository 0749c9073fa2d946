import { digitsOf, weightedSum } from './texts/digits.ts';

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1];

/** The eleven digits of an Australian Business Number whose check digits fit (abr.business.gov.au), or null. */
export function normalAbn(text: string): string | null {
  const digits = digitsOf(text);
  if (digits === null || digits.length !== 11 || digits.startsWith('0')) return null;
  const lessOne = `${Number(digits[0]) - 1}${digits.slice(1)}`;
  return weightedSum(lessOne, ABN_WEIGHTS) % 89 === 0 ? digits : null;
}

/** The nine digits of an Australian Company Number (also ARBN, ARSN) whose check digit fits (ASIC), or null. */
export function normalAcn(text: string): string | null {
  const digits = digitsOf(text);
  if (digits === null || digits.length !== 9 || digits === '000000000') return null;
  const check = (10 - (weightedSum(digits, ACN_WEIGHTS) % 10)) % 10;
  return check === Number(digits[8]) ? digits : null;
}

/** An ABN as people read it, 51 824 753 556. Takes eleven digits. */
export const displayAbn = (digits: string): string =>
  `${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5, 8)} ${digits.slice(8)}`;
