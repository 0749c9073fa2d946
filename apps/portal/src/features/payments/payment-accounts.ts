import { isCard } from '@quickportal/contracts/rules/payments/payment-methods';
import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';

/** An account of the customer, and whether a payment can be taken from it. */
export interface PaymentAccount {
  account: CustomerAccount;
  /** Why none can, as a sentence; null where one can. The server checks again. */
  fault: string | null;
}

/** The accounts of a customer, with what the business does not take. `accepted` are those that it takes. */
export function paymentAccounts(
  accounts: readonly CustomerAccount[],
  accepted: readonly CustomerAccount[],
  businessName: string,
): PaymentAccount[] {
  const acceptedIds = new Set(accepted.map(({ accountId }) => accountId));
  return accounts.map((account) => ({
    account,
    fault: faultOf(account, acceptedIds.has(account.accountId), businessName),
  }));
}

function faultOf(account: CustomerAccount, isAccepted: boolean, businessName: string): string | null {
  if (!account.enabled) return 'Account not enabled.';
  if (account.expiryStatus === 'EXPIRED') return 'The card has expired.';
  if (isAccepted) return null;
  const what = isCard(account.accountType) ? 'this card' : 'this account type';
  return `${businessName} does not accept ${what}.`;
}

/** The account that a payment begins with: the default one, or the only one. Null: a user has to choose. */
export function firstAccount(accounts: readonly PaymentAccount[]): number | null {
  const usable = accounts.filter(({ fault }) => fault === null).map(({ account }) => account);
  const found = usable.find(({ defaultAccount }) => defaultAccount) ?? (usable.length === 1 ? usable[0] : undefined);
  return found?.accountId ?? null;
}
