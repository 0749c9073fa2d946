import type { AccountKind, AccountStatus } from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import type { Reader } from '@quickportal/db/connect/reader';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { lockAccountsOf, lockSupplierAccount } from '@quickportal/db/supplier-accounts/change-supplier-account';
import { findAccountBusiness, findAccountSetup } from '@quickportal/db/supplier-accounts/read-account-setup';
import {
  getSupplierAccount,
  type AccountKey,
  type SupplierAccount,
} from '@quickportal/db/supplier-accounts/read-supplier-accounts';
import type { AccountFacts } from '@quickportal/contracts/rules/settlement-accounts/account-refusals';
import type { NzBankType } from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { orNotFound } from '../../../kernel/problem.ts';

/** What every kind of change of a settlement account has: a second member of staff authorises it. */
export const accountChange = {
  objectType: 'settlement-account',
  noun: 'account',
  audience: 'STAFF',
  rights: { propose: 'MANAGE_ACCOUNTS', approve: 'AUTHORISE_ACCOUNTS' },
  scope: () => ({ kind: 'staff' }) as const,
} as const;

/** An account as changes of its status build on it. */
export interface AccountState {
  readonly settlementAccountId: number;
  readonly communityId: number;
  readonly businessId: number;
  readonly businessName: string;
  readonly kind: AccountKind;
  readonly accountAlias: string;
  readonly status: AccountStatus;
}

/** Loads an account; `lock` keeps every other change of the accounts of its business waiting. */
export async function loadAccount(db: Reader, key: AccountKey, lock: boolean): Promise<SupplierAccount | undefined> {
  const found = await getSupplierAccount(db, key);
  if (!found || !lock || !(db instanceof WriteTransaction)) return found;
  await lockAccountsOf(db, found);
  await lockSupplierAccount(db, key);
  return getSupplierAccount(db, key);
}

export const stateOf = ({
  settlementAccountId,
  communityId,
  businessId,
  businessName,
  kind,
  accountAlias,
  status,
}: SupplierAccount): AccountState => ({
  settlementAccountId,
  communityId,
  businessId,
  businessName,
  kind,
  accountAlias,
  status,
});

/** Whether the business of an account has dual authorisation. */
export async function accountNeedsSecondPerson(db: Reader, key: AccountKey): Promise<boolean> {
  const { communityId, businessId } = orNotFound(await getSupplierAccount(db, key));
  return hasDualAuth(db, { communityId, businessId });
}

export const hasDualAuth = async (
  db: Reader,
  business: { communityId: number; businessId: number },
): Promise<boolean> => orNotFound(await findAccountBusiness(db, business)).dualAuthEnabled;

/** What decides which actions an account takes. A request that waits is refused before. */
export async function factsOf(
  db: Reader,
  { kind, communityId, status, details }: SupplierAccount,
): Promise<AccountFacts> {
  const setup = orNotFound(await findAccountSetup(db, communityId));
  return {
    kind,
    communityId,
    status,
    setup,
    isPending: false,
    nzBankType: details['accountType'] as NzBankType | undefined,
    merchantType: details['merchantType'] as AccountFacts['merchantType'],
  };
}

/** The request to add the account of a kind of which a business has one. */
export const onlyAdditionKey = (kind: AccountKind, businessId: number): string => `new ${kind} ${businessId}`;
