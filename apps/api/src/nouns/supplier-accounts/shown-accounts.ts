import type { SupplierAccount as ShownAccount } from '@quickportal/contracts/supplier-accounts/supplier-account';
import { type AccountKind, describeKind } from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import type { OtherAccounts } from '@quickportal/contracts/rules/settlement-accounts/account-refusals';
import type { AccountSetup } from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { findPendingProposals } from '@quickportal/db/proposals/read-proposals';
import {
  findAccountBusiness,
  findAccountSetup,
  type AccountBusiness,
} from '@quickportal/db/supplier-accounts/read-account-setup';
import {
  type AccountKey,
  getSupplierAccount,
  listSupplierAccounts,
  type SupplierAccount,
} from '@quickportal/db/supplier-accounts/read-supplier-accounts';
import type { Reader } from '@quickportal/db/connect/reader';
import { onlyAdditionKey } from './requests/account-kind-parts.ts';
import { notFound, orNotFound } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';

/** A supplier business of the community that is worked in; 404 for any other. */
export async function requireAccountBusiness(ctx: CallContext, businessId: number): Promise<AccountBusiness> {
  const { communityId } = communityOf(ctx);
  return orNotFound(await findAccountBusiness(ctx.db, { communityId, businessId }));
}

/** What the community that is worked in has of what accounts need; 404 for any other community. */
export async function requireAccountSetup(ctx: CallContext, communityId: number): Promise<AccountSetup> {
  if (communityOf(ctx).communityId !== communityId) throw notFound();
  return orNotFound(await findAccountSetup(ctx.db, communityId));
}

interface NamedAccount {
  readonly businessId: number;
  readonly accountId: number;
}

/** An account of a business, of one kind where it is given; 404 for one that the caller does not see. */
export async function requireAccount(
  ctx: CallContext,
  { businessId, accountId }: NamedAccount,
  kind?: AccountKind,
): Promise<SupplierAccount> {
  const { communityId } = communityOf(ctx);
  const found = orNotFound(await getSupplierAccount(ctx.db, { communityId, settlementAccountId: accountId }));
  if (found.businessId !== businessId || (kind !== undefined && found.kind !== kind)) throw notFound();
  return found;
}

/** An account of a business with the request that waits for it. */
export interface AccountRow extends SupplierAccount {
  readonly pendingAccountAuthorisationId: number | null;
}

/** The accounts of a business of some kinds, with the requests that wait for them. */
export async function listAccountRows(
  ctx: CallContext,
  businessId: number,
  kinds: readonly AccountKind[],
): Promise<AccountRow[]> {
  const { communityId } = communityOf(ctx);
  await requireAccountBusiness(ctx, businessId);
  const accounts = await listSupplierAccounts(ctx.db, { communityId, businessId, kinds });
  const pending = await pendingRequests(ctx, communityId, accounts);
  return accounts.map((account) => ({
    ...account,
    pendingAccountAuthorisationId: pending.get(String(account.settlementAccountId)) ?? null,
  }));
}

/** What each row of a table of accounts has. */
export const toRow = ({ settlementAccountId, status, pendingAccountAuthorisationId, version }: AccountRow) => ({
  accountId: settlementAccountId,
  enabled: status === 'ENABLED',
  pendingAccountAuthorisationId,
  version,
});

/** Requests of staff are not visible in the scope of a community. */
const pendingRequests = (ctx: CallContext, communityId: number, accounts: readonly SupplierAccount[]) =>
  findRequests(ctx.services.db.reader({ kind: 'staff' }), communityId, accounts);

const findRequests = (db: Reader, communityId: number, accounts: readonly SupplierAccount[]) =>
  findPendingProposals(db, {
    communityId,
    objectType: 'settlement-account',
    keys: accounts.map(({ settlementAccountId }) => String(settlementAccountId)),
  });

/** The account with the request that waits for it. Scope staff. */
export async function showAccount(db: Reader, key: AccountKey): Promise<ShownAccount> {
  const account = orNotFound(await getSupplierAccount(db, key));
  const pending = await findRequests(db, key.communityId, [account]);
  const { settlementAccountId, businessId, businessName, kind, accountAlias, status, currency, version } = account;
  return {
    accountId: settlementAccountId,
    businessId,
    businessName,
    kind,
    accountAlias,
    status,
    currency,
    settlementAccount: account.maskedNumber,
    pendingAccountAuthorisationId: pending.get(String(settlementAccountId)) ?? null,
    version,
  };
}

/** Whether a business has an account of a kind of which it has one, or one that waits for its authorisation. */
export async function findOtherAccounts(
  ctx: CallContext,
  businessId: number,
  kind: AccountKind,
): Promise<OtherAccounts> {
  const { communityId } = communityOf(ctx);
  const { onlyOneWhile = [] } = describeKind(kind);
  const accounts = await listSupplierAccounts(ctx.db, { communityId, businessId, kinds: [kind] });
  const key = onlyAdditionKey(kind, businessId);
  const staff = ctx.services.db.reader({ kind: 'staff' });
  const pending = await findPendingProposals(staff, { communityId, objectType: 'settlement-account', keys: [key] });
  return { hasPending: pending.size > 0, hasExisting: accounts.some(({ status }) => onlyOneWhile.includes(status)) };
}
