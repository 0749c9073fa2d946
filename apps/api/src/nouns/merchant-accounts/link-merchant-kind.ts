import { id } from '@quickportal/contracts/kernel/primitives';
import { additionRefusal } from '@quickportal/contracts/rules/settlement-accounts/account-refusals';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { insertLinkedMerchant } from '@quickportal/db/merchant-accounts/change-linked-merchants';
import { lockAccountsOf } from '@quickportal/db/supplier-accounts/change-supplier-account';
import { findAccountBusiness, findAccountSetup } from '@quickportal/db/supplier-accounts/read-account-setup';
import { getSupplierAccount, listSupplierAccounts } from '@quickportal/db/supplier-accounts/read-supplier-accounts';
import { z } from 'zod';
import { difference, proposalKind } from '../../engines/proposals/proposal-kind.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { accountChange, hasDualAuth, requireUniqueMerchant } from '../supplier-accounts/offers.ts';

const schema = z.strictObject({ communityId: id(), businessId: id(), settlementAccountId: id() });
type Link = z.output<typeof schema>;

interface LinkState {
  readonly businessName: string;
  readonly ownerName: string;
  readonly accountAlias: string;
  readonly status: string;
  readonly merchantId: string;
  readonly merchantName: string;
  readonly settlementAccount: string | null;
}

/** The request to link an account to a business. */
export const linkKey = ({ businessId, settlementAccountId }: Omit<Link, 'communityId'>): string =>
  `link ${settlementAccountId} ${businessId}`;

/** Links a merchant account of the community to another business. */
export const linkMerchantKind = proposalKind<Link, LinkState>({
  ...accountChange,
  kind: 'merchant-accounts.link',
  changeType: 'Link merchant account',
  schema,
  object: (change) => ({
    key: linkKey(change),
    id: change.settlementAccountId,
    businessId: change.businessId,
  }),
  needsSecondPerson: hasDualAuth,
  async load(db, change, lock) {
    if (lock && db instanceof WriteTransaction) await lockAccountsOf(db, change);
    const business = await findAccountBusiness(db, change);
    const account = await getSupplierAccount(db, change);
    if (!business || account?.kind !== 'AU_MERCHANT') return null;
    return {
      version: null,
      state: {
        businessName: business.businessName,
        ownerName: account.businessName,
        accountAlias: account.accountAlias,
        status: account.status,
        merchantId: String(account.details['merchantId']),
        merchantName: String(account.details['merchantName']),
        settlementAccount: account.maskedNumber,
      },
    };
  },
  async check(db, { communityId, businessId, settlementAccountId }, { state }) {
    const setup = orNotFound(await findAccountSetup(db, communityId));
    const nothing = { hasPending: false, hasExisting: false };
    const refusal = additionRefusal({ kind: 'AU_MERCHANT', communityId, setup }, nothing);
    if (refusal !== null) throw conflict(refusal);
    const accounts = await listSupplierAccounts(db, { communityId, businessId, kinds: ['AU_MERCHANT'] });
    if (accounts.some((account) => account.settlementAccountId === settlementAccountId))
      throw conflict('The merchant is already linked.');
    const { merchantId, merchantName } = state;
    const merchant = { communityId, businessId, settlementAccountId, details: { merchantId, merchantName } };
    if (state.status === 'ENABLED') await requireUniqueMerchant(db, { ...merchant, kind: 'AU_MERCHANT' });
  },
  title: (_change, { accountAlias }) => `Link merchant account ${accountAlias}`,
  differences: (_db, _change, { businessName, ownerName, ...account }) =>
    Promise.resolve([
      difference('Business', null, businessName),
      difference('Account alias', account.accountAlias, account.accountAlias),
      difference('Owner', ownerName, ownerName),
      difference('Merchant', account.merchantName, account.merchantName),
      difference('Merchant ID', account.merchantId, account.merchantId),
      difference('Settlement account', account.settlementAccount, account.settlementAccount),
    ]),
  async apply({ trx, now }, change, { state }) {
    if (!(await insertLinkedMerchant(trx, change, now))) throw conflict('The merchant is already linked.');
    return {
      objectId: change.settlementAccountId,
      action: 'merchant-accounts.link',
      description: `Merchant account ${state.accountAlias} of ${state.ownerName} linked to ${state.businessName}`,
      after: { business: state.businessName },
    };
  },
});
