import { id } from '@quickportal/contracts/kernel/primitives';
import { accountKinds, describeKind } from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import { additionRefusal } from '@quickportal/contracts/rules/settlement-accounts/account-refusals';
import type { NzBankType } from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { insertSupplierAccount, lockAccountsOf } from '@quickportal/db/supplier-accounts/change-supplier-account';
import { findAccountBusiness, findAccountSetup } from '@quickportal/db/supplier-accounts/read-account-setup';
import { listSupplierAccounts } from '@quickportal/db/supplier-accounts/read-supplier-accounts';
import { z } from 'zod';
import { difference, proposalKind } from '../../../engines/proposals/proposal-kind.ts';
import { conflict, orNotFound } from '../../../kernel/problem.ts';
import { accountChange, hasDualAuth, onlyAdditionKey } from './account-kind-parts.ts';
import { shownFields } from './account-values.ts';
import { entered } from './entered-account.ts';
import { requireUniqueMerchant } from './unique-merchant.ts';

const added = z.strictObject({ communityId: id(), businessId: id(), ...entered });
type Added = z.output<typeof added>;

/** A business has one request for a kind of which it has one account, otherwise one for each alias. */
export const additionKey = ({ kind, businessId, accountAlias }: Added): string =>
  describeKind(kind).onlyOneWhile
    ? onlyAdditionKey(kind, businessId)
    : `new ${kind} ${businessId} ${accountAlias.toLowerCase()}`;

/** Adds an account to a business. */
export const addAccountKind = proposalKind<Added, { businessName: string; currency: 'AUD' | 'NZD' }>({
  ...accountChange,
  kind: 'supplier-accounts.add',
  changeType: 'Add account',
  schema: added,
  object: (change) => ({ key: additionKey(change), id: null, businessId: change.businessId }),
  needsSecondPerson: hasDualAuth,
  async load(db, change, lock) {
    if (lock && db instanceof WriteTransaction) await lockAccountsOf(db, change);
    const business = await findAccountBusiness(db, change);
    if (!business) return null;
    const { businessName, currency } = business;
    return { version: null, state: { businessName, currency } };
  },
  async check(db, { communityId, businessId, kind, details: own }) {
    const setup = orNotFound(await findAccountSetup(db, communityId));
    const accounts = await listSupplierAccounts(db, { communityId, businessId, kinds: [kind] });
    const { onlyOneWhile = [] } = describeKind(kind);
    const hasExisting = accounts.some(({ status }) => onlyOneWhile.includes(status));
    const refusal = additionRefusal(
      { kind, communityId, setup, nzBankType: own['accountType'] as NzBankType | undefined },
      { hasPending: false, hasExisting },
    );
    if (refusal !== null) throw conflict(refusal);
    await requireUniqueMerchant(db, { communityId, businessId, kind, settlementAccountId: null, details: own });
  },
  title: ({ kind, accountAlias }) => `Add ${accountKinds[kind].noun[0]} ${accountAlias}`,
  differences: (_db, { kind, ...account }, { businessName }) =>
    Promise.resolve([
      difference('Business', businessName, businessName),
      ...shownFields(kind, account).map(({ title, text }) => difference(title, null, text)),
    ]),
  async apply({ trx, now }, change, { state }) {
    const currency = describeKind(change.kind).currency ?? state.currency;
    const objectId = await insertSupplierAccount(trx, { ...change, currency }, now);
    const { accountAlias, kind } = change;
    return {
      objectId,
      action: 'supplier-accounts.add',
      description: `${accountKinds[kind].title} ${accountAlias} added to ${state.businessName}`,
      after: Object.fromEntries(shownFields(kind, change).map(({ title, text }) => [title, text])),
    };
  },
});
