import { normalBsb } from '@quickportal/contracts/rules/accounts/bsb';
import type { BsbBranch } from '@quickportal/db/bsb-branches/bsb-branch';
import Papa from 'papaparse';

export interface BsbDirectoryFile {
  /** Each BSB once, as its last line has it. */
  readonly branches: readonly BsbBranch[];
  /** What is wrong with a line, by the number of the line, from 1. */
  readonly faults: readonly { readonly line: number; readonly problem: string }[];
}

const CLOSED_BRANCH = /^(closed|merged)\b/i;
const MOVED_BRANCH = /^refer to bsb\b/i;

/**
 * Reads the CSV file of AusPayNet's BSB directory: BSB, abbreviation of the institution, branch, street, suburb, state,
 * postcode, and the letters of the payment systems it takes part in (P paper, E electronic, H high value). A first line
 * of names is allowed. `bankNames` has the names of the abbreviations, where they are known.
 */
export function readBsbDirectoryFile(text: string, bankNames: ReadonlyMap<string, string>): BsbDirectoryFile {
  const branches = new Map<string, BsbBranch>();
  const faults: { line: number; problem: string }[] = [];
  for (const [index, values] of rowsOf(text).entries()) {
    const [number = '', bank = '', branch = '', street = '', suburb = '', state = '', , payments = ''] = values;
    if (values.every((value) => value === '') || (index === 0 && /bsb/i.test(number))) continue;
    const bsb = normalBsb(number)?.replace('-', '');
    if (bsb === undefined) faults.push({ line: index + 1, problem: 'The first column is not a BSB.' });
    else if (bank === '') faults.push({ line: index + 1, problem: 'The second column has no bank.' });
    else if (values.length < 8) faults.push({ line: index + 1, problem: `It has ${values.length} columns, not 8.` });
    else
      branches.set(bsb, {
        bsb,
        bank: bankNames.get(bank.toUpperCase()) ?? bank,
        branch,
        suburb,
        state,
        isClosed: CLOSED_BRANCH.test(branch) || MOVED_BRANCH.test(street),
        isElectronic: payments.toUpperCase().includes('E'),
      });
  }
  return { branches: [...branches.values()], faults };
}

/** Reads AusPayNet's "Key to Abbreviations": an abbreviation and the name of the institution in each line. */
export const readBankNames = (text: string): ReadonlyMap<string, string> =>
  new Map(
    rowsOf(text).flatMap(([abbreviation = '', name = '']) =>
      /^[A-Z0-9&]{2,4}$/i.test(abbreviation) && name !== '' ? [[abbreviation.toUpperCase(), name] as const] : [],
    ),
  );

const rowsOf = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: ',' }).data.map((row) =>
    row.map((value) => value.trim()),
  );
