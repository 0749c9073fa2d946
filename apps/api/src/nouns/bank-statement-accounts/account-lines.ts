import {
  GROUP_CODE,
  GROUP_CODE_FAULT,
  MOST_BULK_LINES,
  newAccountFields,
} from '@quickportal/contracts/bank-statement-accounts/account-fields';
import {
  statementSources,
  type StatementSource,
} from '@quickportal/contracts/bank-statement-accounts/statement-sources';
import { normalAuAccount, normalBsb } from '@quickportal/contracts/rules/accounts/bsb';
import { readNzAccount } from '@quickportal/contracts/rules/accounts/nz-account';
import type { VaultNumber } from '@quickportal/db/vault/vault-number';

/** A line that describes an account. */
export interface AccountLine {
  aliasName: string;
  number: VaultNumber;
  /** Empty: that of the business. */
  groupCode: string;
  source: StatementSource;
}

/** A line that is wrong, as it was pasted. */
export interface WrongLine {
  text: string;
  reason: string;
}

export interface ReadLines {
  accounts: AccountLine[];
  wrong: WrongLine[];
}

/** Whether a pasted text has more lines than are added at once; empty ones count. */
export const hasTooManyLines = (text: string): boolean =>
  text.split('\n', MOST_BULK_LINES + 1).length > MOST_BULK_LINES;

/**
 * Reads pasted accounts, one a line: name, BSB, account number (or one New Zealand number), and optionally group code
 * and source, separated by tabs where the line has any, else by commas. Empty lines and a heading are left out.
 */
export function readAccountLines(text: string): ReadLines {
  const accounts: AccountLine[] = [];
  const wrong: WrongLine[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const fields = line.split(line.includes('\t') ? '\t' : ',').map((field) => field.trim());
    if (index === 0 && isHeading(fields)) continue;
    const read = readFields(fields);
    if (typeof read === 'string') wrong.push({ text: line, reason: `Line ${index + 1}: ${read}` });
    else accounts.push(read);
  }
  return { accounts, wrong };
}

const isHeading = ([name = '', second = '']: readonly string[]): boolean =>
  /^name$/i.test(name) && /^(?:bsb|account(?: number)?)$/i.test(second);

/** An account, or what is wrong with the line. */
function readFields([name = '', first = '', ...rest]: readonly string[]): AccountLine | string {
  const alias = newAccountFields.aliasName.safeParse(name);
  if (!alias.success) return 'Begin with a name of 1 to 60 characters.';
  if (first === '') return 'Add a BSB and an account number, or a New Zealand account number.';
  const number = readNumber(first, rest[0] ?? '');
  if (typeof number === 'string') return number;
  const [groupCode = '', source = '', ...more] = number.kind === 'NZ_ACCOUNT' ? rest : rest.slice(1);
  if (more.some((field) => field !== '')) return 'Leave out what follows the source.';
  if (groupCode !== '' && !GROUP_CODE.test(groupCode)) return `${GROUP_CODE_FAULT.slice(0, -1)} for the group code.`;
  const format =
    source === '' ? 'BAI2' : statementSources.find((known) => known === source.toUpperCase().replace('.', ''));
  if (!format) return `Use ${statementSources.slice(0, -1).join(', ')} or ${statementSources.at(-1)} for the source.`;
  return { aliasName: alias.data, number, groupCode, source: format };
}

/** Enough digits for a New Zealand account and too many for a BSB. */
const LOOKS_NEW_ZEALAND = /^\d{2}[\s-]?\d{3,4}[\s-]?\d{7,8}[\s-]?\d{1,4}$/;

function readNumber(first: string, second: string): VaultNumber | string {
  const bsb = normalBsb(first);
  if (bsb !== null) {
    const accountNumber = normalAuAccount(second);
    return accountNumber === null
      ? 'Use one to nine digits for the account number.'
      : { kind: 'AU_ACCOUNT', bsb, accountNumber };
  }
  const account = readNzAccount(first);
  if (account.valid) return { kind: 'NZ_ACCOUNT', nzAccount: account.normal };
  if (!LOOKS_NEW_ZEALAND.test(first)) return 'Use six digits for the BSB, such as 062-000.';
  return 'Check the New Zealand account number: its bank or its check digit is wrong.';
}
