import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { selectCustomerAccount, toCustomerAccount, type CustomerAccount } from './customer-account.ts';

/** An account by its id and whose it must be. */
export interface AccountPlace {
  customerId: number;
  accountId: number;
}

const ofCustomer = ({ customerId, accountId }: AccountPlace) =>
  selectCustomerAccount(build.selectFrom('app.customer_account as a'))
    .where('a.id', '=', accountId)
    .where('a.customer_id', '=', customerId);

const byId = queryByKey('customer-accounts.get', (place: AccountPlace) => ofCustomer(place));
const byIdLocked = preparedQuery('customer-accounts.lock', (place: AccountPlace) => ofCustomer(place).forUpdate('a'));

/** The account of this customer, or undefined where there is none in scope. */
export async function getCustomerAccount(db: Reader, place: AccountPlace): Promise<CustomerAccount | undefined> {
  const row = await db.first(byId, place);
  return row && toCustomerAccount(row);
}

/** The same, locked until the transaction ends. Lock the customer first: its default account is one of several rows. */
export async function lockCustomerAccount(
  trx: WriteTransaction,
  place: AccountPlace,
): Promise<CustomerAccount | undefined> {
  const row = await trx.first(byIdLocked, place);
  return row && toCustomerAccount(row);
}

const byFingerprint = preparedQuery(
  'customer-accounts.equal',
  (search: { communityId: number; fingerprint: Uint8Array }) =>
    selectCustomerAccount(build.selectFrom('app.customer_account as a'))
      .where('a.community_id', '=', search.communityId)
      .where('a.fingerprint', '=', search.fingerprint as Buffer)
      .orderBy('a.id')
      .limit(100),
);

/** Accounts in scope with an equal number, oldest first, at most 100. */
export async function findEqualAccounts(
  db: Reader,
  search: { communityId: number; fingerprint: Uint8Array },
): Promise<CustomerAccount[]> {
  return (await db.all(byFingerprint, search)).map(toCustomerAccount);
}
