import type { Customer } from '@quickportal/contracts/customers/customer';
import { expiringMonths } from '@quickportal/contracts/rules/cards/card-expiry-window';
import type { Reader } from '@quickportal/db/connect/reader';
import type { CustomerAccount } from '@quickportal/db/customer-accounts/customer-account';
import { listCustomerAccounts } from '@quickportal/db/customer-accounts/list-customer-accounts';

/** What forms and calls say where a customer has nothing that a schedule could charge (1M042). */
export const NO_SUITABLE_ACCOUNT = 'No suitable matching accounts found. Add a new account to continue.';

const MOST = 100;

/** Enabled accounts of a customer that their business takes and whose number is kept, the default one first. */
export async function suitableAccounts(
  db: Reader,
  { customerId, businessId }: Pick<Customer, 'customerId' | 'businessId'>,
  today: string,
): Promise<CustomerAccount[]> {
  const { items } = await listCustomerAccounts(db, {
    customerId,
    enabled: true,
    acceptedBy: businessId,
    usableFrom: expiringMonths(today).from,
    page: 1,
    pageSize: MOST,
  });
  return items.filter(({ vaultEntryId }) => vaultEntryId !== null);
}
