import { accountTypes, type AccountType } from '../accounts/account-types.ts';
import { BECS_CHARSET, fittedBankText, NZ_CHARSET, type BankCharset } from './bank-text.ts';

/** What is sent in place of a name of which a bank has no letters. */
export const UNPRINTABLE_NAME = 'ACCOUNT HOLDER';

interface NameField {
  /** Characters at most. */
  length: number;
  charset: BankCharset;
}

/** How banks print the name of an account, by country. */
const nameFields = {
  AU: { length: 32, charset: BECS_CHARSET },
  NZ: { length: 20, charset: NZ_CHARSET },
} as const satisfies Record<string, NameField>;

/** A name as a field of a bank file takes it: transliterated and cut, or replaced where the bank has no letters for it. */
export const nameInFile = (name: string, { length, charset }: NameField): string =>
  fittedBankText(name, length, charset) || UNPRINTABLE_NAME;

/** The name of a bank account as the bank will print it. */
export const printedName = (country: keyof typeof nameFields, name: string): string =>
  nameInFile(name, nameFields[country]);

const folded = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Says what the bank will print where more than capitals differ; null where nothing does, and for cards, which go without. */
export function printedNameWarning(accountType: AccountType, name: string): string | null {
  const { printedBy } = accountTypes[accountType];
  if (printedBy === null || folded(name) === '') return null;
  const printed = printedName(printedBy, name);
  if (folded(printed) === folded(name)) return null;
  return printed === UNPRINTABLE_NAME
    ? `The bank cannot print this name. It will print: ${printed}.`
    : `The bank will print: ${printed}.`;
}
