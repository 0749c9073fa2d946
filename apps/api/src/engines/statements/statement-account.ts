import { maskAccountNumber } from '@quickportal/contracts/rules/accounts/masked-number';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type {
  BankStatementFileRecord,
  UnknownStatementAccount,
} from '@quickportal/db/bank-statements/bank-statement-file';
import {
  findStatementAccounts,
  getStatementAccount,
  listStatementBsbs,
  type StatementAccount,
} from '@quickportal/db/bank-statements/find-statement-accounts';
import { normalNumber, type VaultNumber } from '@quickportal/db/vault/vault-number';
import { fingerprintNumbers } from '../vault/vault.ts';
import type { VaultServices } from '../vault/vault-services.ts';
import type { ReadStatement } from './formats/statement-part.ts';

/** The account of a statement, or why it has none. */
export type AccountOutcome = { account: StatementAccount } | { fault: string; unknown?: UnknownStatementAccount };

type FileOfAccounts = Pick<BankStatementFileRecord, 'communityId' | 'bankStatementAccountId' | 'format'>;

/**
 * Finds the account in scope that a statement is of, by its number or because it was chosen. Messages show numbers
 * masked.
 */
export async function findAccountOf(
  services: VaultServices,
  trx: WriteTransaction,
  file: FileOfAccounts,
  { account: identifier, currency }: Pick<ReadStatement, 'account' | 'currency'>,
): Promise<AccountOutcome> {
  const found =
    identifier === null ? await chosenAccount(trx, file) : await namedAccount(services, trx, file, identifier);
  if ('fault' in found) return found;
  const { account } = found;
  if (account.status === 'CLOSED') return { fault: `The account ${account.aliasName} is closed.` };
  if (currency !== null && currency !== account.currency)
    return {
      fault: `The statement is in ${currency}, but the account ${account.aliasName} is registered in ${account.currency}.`,
    };
  return found;
}

async function chosenAccount(trx: WriteTransaction, file: FileOfAccounts): Promise<AccountOutcome> {
  const { communityId, bankStatementAccountId: id } = file;
  if (id === null) return { fault: 'The file names no account. Choose the account that it is of.' };
  const account = await getStatementAccount(trx, { communityId, id });
  return account ? { account } : { fault: 'The account that was chosen is not there.' };
}

async function namedAccount(
  services: VaultServices,
  trx: WriteTransaction,
  file: FileOfAccounts,
  identifier: string,
): Promise<AccountOutcome> {
  const { communityId, bankStatementAccountId: chosen, format } = file;
  const shown = maskAccountNumber(identifier.replaceAll(/\D/g, ''));
  const bsbs = identifier.length < 10 ? await listStatementBsbs(trx, communityId) : [];
  const numbers = possibleNumbers(identifier, bsbs);
  const fingerprints = await fingerprintNumbers(services, trx, { communityId, numbers, at: services.clock.now() });
  const found = await findStatementAccounts(trx, { communityId, fingerprints });
  if (found.length === 0)
    return {
      fault: `The account ${shown} is no statement account of this community.`,
      ...(fingerprints.length > 0 && {
        unknown: { masked: shown, fingerprints: fingerprints.map((each) => each.toString('hex')) },
      }),
    };
  if (chosen !== null) {
    const account = found.find(({ bankStatementAccountId }) => bankStatementAccountId === chosen);
    return account
      ? { account }
      : { fault: `The statement is of account ${shown}, not of the account that was chosen.` };
  }
  const [account, ...others] = likeliest(found, format);
  if (!account) return { fault: `The account ${shown} is closed.` };
  return others.length === 0
    ? { account }
    : { fault: `Several businesses have the account ${shown}. Choose the one that the file is of.` };
}

/** Of accounts with one number, those whose statements come in the format of the file; else those that are no simulation. */
function likeliest(accounts: readonly StatementAccount[], format: string): readonly StatementAccount[] {
  const open = accounts.filter(({ status }) => status !== 'CLOSED');
  const ofFormat = open.filter(({ source }) => source === format);
  const real = open.filter(({ source }) => source !== 'SIMULATION');
  return [ofFormat, real, open].find((some) => some.length > 0) ?? [];
}

const dashed = (bsb: string): string => `${bsb.slice(0, 3)}-${bsb.slice(3)}`;

/** What account a number can be: BSB and account number, a New Zealand account, or an account number without its BSB. */
function possibleNumbers(identifier: string, bsbs: readonly string[]): VaultNumber[] {
  const digits = identifier.replaceAll(/\D/g, '');
  const australian = (bsb: string, accountNumber: string): VaultNumber => ({
    kind: 'AU_ACCOUNT',
    bsb: dashed(bsb),
    // Banks fill it with zeros
    accountNumber: accountNumber.replace(/^0+(?=\d{4})/, ''),
  });
  const newZealand = `${digits.slice(0, 2)}-${digits.slice(2, 6)}-${digits.slice(6, 13)}-${digits.slice(13)}`;
  const numbers: VaultNumber[] = [
    ...(digits.length >= 10 ? [australian(digits.slice(0, 6), digits.slice(6))] : []),
    ...(digits.length >= 15 ? [{ kind: 'NZ_ACCOUNT' as const, nzAccount: newZealand }] : []),
    ...bsbs.map((bsb) => australian(bsb, digits)),
  ];
  return numbers.filter((number) => normalNumber(number) !== null);
}
