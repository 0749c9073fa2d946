import { digitGroupsOf, weightedSum } from '../texts/digits.ts';

type Algorithm = 'AB' | 'D' | 'E' | 'F' | 'G' | 'X';
type BranchRange = readonly [from: number, to: number];

interface Bank {
  name: string;
  algorithm: Algorithm;
  branches: readonly BranchRange[];
}

// Inland Revenue's table of bank numbers, branch ranges and algorithms; names of today from the Bank Branch Register
const banks: Readonly<Record<string, Bank>> = {
  '01': {
    name: 'ANZ',
    algorithm: 'AB',
    branches: [
      [1, 999],
      [1100, 1199],
      [1800, 1899],
    ],
  },
  '02': {
    name: 'BNZ',
    algorithm: 'AB',
    branches: [
      [1, 999],
      [1200, 1299],
    ],
  },
  '03': {
    name: 'Westpac',
    algorithm: 'AB',
    branches: [
      [1, 999],
      [1300, 1399],
      [1500, 1599],
      [1700, 1799],
      [1900, 1999],
    ],
  },
  '04': { name: 'ANZ', algorithm: 'AB', branches: [[2020, 2024]] },
  '06': {
    name: 'ANZ',
    algorithm: 'AB',
    branches: [
      [1, 999],
      [1400, 1499],
    ],
  },
  '08': { name: 'BNZ', algorithm: 'D', branches: [[6500, 6599]] },
  '09': { name: 'Reserve Bank', algorithm: 'E', branches: [[0, 0]] },
  '10': { name: 'ICBC', algorithm: 'AB', branches: [[5165, 5169]] },
  '11': {
    name: 'ANZ',
    algorithm: 'AB',
    branches: [
      [5000, 6499],
      [6600, 8999],
    ],
  },
  '12': {
    name: 'ASB',
    algorithm: 'AB',
    branches: [
      [3000, 3299],
      [3400, 3499],
      [3600, 3699],
    ],
  },
  '13': { name: 'Westpac', algorithm: 'AB', branches: [[4900, 4999]] },
  '14': { name: 'Westpac', algorithm: 'AB', branches: [[4700, 4799]] },
  '15': { name: 'TSB', algorithm: 'AB', branches: [[3900, 3999]] },
  '16': { name: 'Westpac', algorithm: 'AB', branches: [[4400, 4499]] },
  '17': { name: 'Westpac', algorithm: 'AB', branches: [[3300, 3399]] },
  '18': { name: 'Westpac', algorithm: 'AB', branches: [[3500, 3599]] },
  '19': { name: 'Westpac', algorithm: 'AB', branches: [[4600, 4649]] },
  '20': { name: 'Westpac', algorithm: 'AB', branches: [[4100, 4199]] },
  '21': { name: 'Westpac', algorithm: 'AB', branches: [[4800, 4899]] },
  '22': { name: 'Westpac', algorithm: 'AB', branches: [[4000, 4049]] },
  '23': { name: 'Westpac', algorithm: 'AB', branches: [[3700, 3799]] },
  '24': { name: 'ASB', algorithm: 'AB', branches: [[4300, 4349]] },
  '25': { name: 'ANZ', algorithm: 'F', branches: [[2500, 2599]] },
  '26': { name: '', algorithm: 'G', branches: [[2600, 2699]] },
  '27': { name: 'Westpac', algorithm: 'AB', branches: [[3800, 3849]] },
  '28': { name: '', algorithm: 'G', branches: [[2100, 2149]] },
  '29': { name: '', algorithm: 'G', branches: [[2150, 2299]] },
  '30': { name: 'HSBC', algorithm: 'AB', branches: [[2900, 2949]] },
  '31': { name: 'Citibank', algorithm: 'X', branches: [[2800, 2849]] },
  '33': { name: '', algorithm: 'F', branches: [[6700, 6799]] },
  '35': { name: '', algorithm: 'AB', branches: [[2400, 2499]] },
  '38': { name: 'Kiwibank', algorithm: 'AB', branches: [[9000, 9499]] },
  '88': { name: 'Bank of China', algorithm: 'AB', branches: [[8800, 8805]] },
};

// bank 2 | branch 4 | base 8 | suffix 4
const weights: Readonly<Record<Exclude<Algorithm, 'AB'> | 'A' | 'B', { weights: readonly number[]; modulus: number }>> =
  {
    A: { weights: [0, 0, 6, 3, 7, 9, 0, 0, 10, 5, 8, 4, 2, 1, 0, 0, 0, 0], modulus: 11 },
    B: { weights: [0, 0, 0, 0, 0, 0, 0, 0, 10, 5, 8, 4, 2, 1, 0, 0, 0, 0], modulus: 11 },
    D: { weights: [0, 0, 0, 0, 0, 0, 0, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0], modulus: 11 },
    E: { weights: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 4, 3, 2, 0, 0, 0, 1], modulus: 11 },
    F: { weights: [0, 0, 0, 0, 0, 0, 0, 1, 7, 3, 1, 7, 3, 1, 0, 0, 0, 0], modulus: 10 },
    G: { weights: [0, 0, 0, 0, 0, 0, 0, 1, 3, 7, 1, 3, 7, 1, 0, 3, 7, 1], modulus: 10 },
    X: { weights: [], modulus: 1 },
  };

// A base of eight digits and a suffix of four are filled with zeros (Inland Revenue); the account has seven and three
const IN_PARTS = /^([0-9]{2})-([0-9]{3,4})-0?([0-9]{7})-(0[0-9]{3}|[0-9]{1,3})$/;
const IN_ONE_PIECE = /^([0-9]{2})([0-9]{4})(?:([0-9]{7})([0-9]{2,3})|0([0-9]{7})(0[0-9]{3}))$/;
const BASES_FROM_HERE_USE_B = 990_000;

/** What is known about a New Zealand account number. A branch outside the known ranges is worth a warning, not an error. */
export type NzAccount =
  | { valid: true; normal: string; bank: string; knownBranch: boolean }
  | { valid: false; reason: 'form' | 'bank' | 'check-digit' };

/** The bank that the first two digits of an account number tell, or null. */
export function bankOfNzAccountStart(digits: string): string | null {
  const number = digits.slice(0, 2);
  return (Object.hasOwn(banks, number) && banks[number]?.name) || null;
}

function digitSum(product: number): number {
  let value = product;
  while (value > 9) value = Math.floor(value / 10) + (value % 10);
  return value;
}

function checkDigitFits(bank: Bank, digits: string, base: string): boolean {
  const { algorithm } = bank;
  const chosen = algorithm === 'AB' ? (Number(base) < BASES_FROM_HERE_USE_B ? 'A' : 'B') : algorithm;
  const table = weights[chosen];
  const each = algorithm === 'E' || algorithm === 'G' ? digitSum : undefined;
  return weightedSum(digits, table.weights, each) % table.modulus === 0;
}

/**
 * Whether 16 digits in one piece may as well be a base of eight digits and a suffix of two. A suffix of three digits
 * begins with 0; only where it does not, and the other reading passes the check, is the account not known.
 */
function isReadTwoWays(digits: string): boolean {
  const match = /^([0-9]{2})([0-9]{4})0([0-9]{7})([0-9]{2})$/.exec(digits);
  if (!match || digits[13] === '0') return false;
  const [, number = '', branch = '', base = '', suffix = ''] = match;
  const bank = Object.hasOwn(banks, number) ? banks[number] : undefined;
  return bank !== undefined && checkDigitFits(bank, `${number}${branch}0${base}00${suffix}`, base);
}

/**
 * Bank, branch, base and suffix of an account in any written form, as 01-0902-0068389-00; null where the digits between
 * the separators that were written don't fit. Groups are 2, 3 or 4, 7 or 8, and 1 to 4 digits, or 15, 16 or 18 digits in
 * one piece; null also where 16 digits in one piece are two accounts. A suffix of four digits loses the zeros that fill it, down to two.
 */
export function normalNzAccountForm(text: string): string | null {
  const written = digitGroupsOf(text)?.join('-') ?? '';
  const match = IN_PARTS.exec(written) ?? IN_ONE_PIECE.exec(written);
  if (!match) return null;
  if (isReadTwoWays(written)) return null;
  const [, bank = '', branch = '', base = match[5] ?? '', suffix = match[6] ?? ''] = match;
  const shortSuffix = suffix.length === 4 ? suffix.replace(/^00?(?=[0-9]{2})/, '') : suffix.padStart(2, '0');
  return `${bank}-${branch.padStart(4, '0')}-${base}-${shortSuffix}`;
}

/** Reads an account in any written form. Checked by Inland Revenue's algorithm of the bank. */
export function readNzAccount(text: string): NzAccount {
  const normal = normalNzAccountForm(text);
  if (normal === null) return { valid: false, reason: 'form' };
  const [number = '', branch = '', base = '', suffix = ''] = normal.split('-');
  const bank = Object.hasOwn(banks, number) ? banks[number] : undefined;
  if (!bank) return { valid: false, reason: 'bank' };
  const digits = `${number}${branch}${base.padStart(8, '0')}${suffix.padStart(4, '0')}`;
  if (!checkDigitFits(bank, digits, base)) return { valid: false, reason: 'check-digit' };
  const knownBranch = bank.branches.some(([from, to]) => Number(branch) >= from && Number(branch) <= to);
  return { valid: true, normal, bank: bank.name, knownBranch };
}
