import { accountFields, type EditedKind } from '@quickportal/contracts/supplier-accounts/account-fields';
import {
  returnStatusTitles,
  type ReturnStatus,
} from '@quickportal/contracts/rules/settlement-accounts/return-statuses';
import { nzBankTypes, type NzBankType } from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { eciTitles } from '@quickportal/contracts/merchant-accounts/merchant-fields';
import { difference } from '../../../engines/proposals/proposal-kind.ts';
import type { BankBehind } from '@quickportal/db/supplier-accounts/change-supplier-account';
import type { SupplierAccount } from '@quickportal/db/supplier-accounts/read-supplier-accounts';
import type { AccountDetails } from '@quickportal/db/supplier-accounts/account-details';

type Value = AccountDetails[string];

/** Fields of the bank account behind an account; its number goes to the vault. */
const bankFields = new Set(['accountName', 'bsb', 'accountNumber', 'nzAccountNumber']);

/** What is entered for an account: its alias, its bank account, and the fields of its kind. */
export interface EnteredAccount {
  readonly accountAlias: string;
  readonly bank: BankBehind | null;
  readonly details: AccountDetails;
}

/** The fields of a body but for the bank account, as they are stored. */
export function enteredAccount(body: Readonly<Record<string, unknown>>) {
  const { accountAlias, version: _version, ...entered } = body;
  const details = Object.fromEntries(Object.entries(entered).filter(([field]) => !bankFields.has(field)));
  if (details['merchantCategoryCode'] === '') details['merchantCategoryCode'] = null;
  return { accountAlias: String(accountAlias), details: details as Record<string, Value> };
}

/** The bank account behind an account as it is stored, or null. */
export function bankOf({
  accountName,
  bsb,
  nzBankCode,
  nzBranchCode,
  maskedNumber,
  vaultEntryId,
  fingerprint,
}: SupplierAccount): BankBehind | null {
  if (maskedNumber === null || vaultEntryId === null || fingerprint === null) return null;
  return { accountName, bsb, nzBankCode, nzBranchCode, maskedNumber, vaultEntryId, fingerprint };
}

/** The stored fields that can be edited. */
export const editedDetails = (kind: EditedKind, details: AccountDetails): AccountDetails =>
  Object.fromEntries(
    Object.keys(accountFields[kind])
      .filter((field) => field !== 'accountAlias' && !bankFields.has(field))
      .map((field) => [field, details[field] ?? null]),
  );

/** The fields of an account with their titles and values as texts, for differences. */
export const shownFields = (kind: EditedKind, { accountAlias, bank, details }: EnteredAccount) =>
  Object.entries(accountFields[kind]).flatMap(([field, schema]) => {
    const title = schema.meta()?.title ?? field;
    if (field === 'accountAlias') return [{ title, text: accountAlias }];
    if (field === 'accountName') return [{ title, text: bank?.accountName ?? null }];
    // The masked number has it
    if (field === 'bsb') return [];
    if (numberTitles[field]) return [{ title: numberTitles[field], text: bank?.maskedNumber ?? null }];
    return [{ title, text: shownValue(field, details[field] ?? null) }];
  });

/** What the masked number is called, by its field: the audit trail takes no name of a whole number. */
const numberTitles: Readonly<Record<string, string>> = {
  accountNumber: 'Settlement account',
  nzAccountNumber: 'Settlement account',
};

/** Differences of two states; another number that looks the same behind its mask is said to be another. */
export function fieldDifferences(kind: EditedKind, before: EnteredAccount, after: EnteredAccount) {
  const was = shownFields(kind, before);
  const isOtherNumber = before.bank !== null && before.bank.fingerprint !== after.bank?.fingerprint;
  return shownFields(kind, after).map(({ title, text }, at) => {
    const former = was[at]?.text ?? null;
    const isNumber = Object.values(numberTitles).includes(title);
    return difference(title, former, isNumber && isOtherNumber && text === former ? `${text} (another number)` : text);
  });
}

function shownValue(field: string, value: Value): string | null {
  if (value === null) return null;
  if (field === 'returnStatus') return returnStatusTitles[value as ReturnStatus] ?? String(value);
  if (field === 'accountType') return nzBankTypes[value as NzBankType]?.title ?? String(value);
  if (field === 'eci') return eciTitles[value as keyof typeof eciTitles] ?? String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}
