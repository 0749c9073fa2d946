import { schemesWithDebit } from '@quickportal/contracts/rules/payments/surcharge';
import type { AmountLimits } from '@quickportal/contracts/rules/payments/amount-limits';
import type { Reader } from '@quickportal/db/connect/reader';
import { getFacilityLimits } from '@quickportal/db/facility-limits/get-facility-limits';
import {
  listDebitBusinesses,
  listRoutedAccounts,
  type RoutedAccount,
} from '@quickportal/db/merchant-choice-routing/read-merchant-choice-routing';

/** What lines of bulk routing are checked against. */
export interface RoutableAccounts {
  readonly limits: AmountLimits | null;
  /** Business codes that have AU merchant accounts, with those accounts by merchant ID. */
  readonly businesses: ReadonlyMap<string, ReadonlyMap<string, RoutedAccount>>;
  /** Businesses that take debit cards of Mastercard or Visa. */
  readonly takesDebit: ReadonlySet<number>;
}

/** Reads the accounts of a community that the reader sees, enabled ones before others with the same merchant ID. */
export async function loadRoutableAccounts(db: Reader, communityId: number): Promise<RoutableAccounts> {
  const accounts = await listRoutedAccounts(db, communityId);
  const businesses = new Map<string, Map<string, RoutedAccount>>();
  for (const account of accounts) {
    const ofBusiness = businesses.get(account.businessCode) ?? new Map<string, RoutedAccount>();
    businesses.set(account.businessCode, ofBusiness);
    if (!ofBusiness.get(account.merchantId)?.enabled) ofBusiness.set(account.merchantId, account);
  }
  const limits = await getFacilityLimits(db, { communityId, currency: 'AUD' });
  const takesDebit = new Set(await listDebitBusinesses(db, { communityId, schemes: schemesWithDebit }));
  return { limits, businesses, takesDebit };
}

/** Why an account cannot be routed, by the column that names it wrongly; otherwise the account. */
export function findRoutable(
  { businesses, takesDebit }: RoutableAccounts,
  { supplierCode, merchantId }: { supplierCode: string; merchantId: string },
): RoutedAccount | { readonly column: 'supplierCode' | 'merchantId'; readonly fault: string } {
  const ofBusiness = businesses.get(supplierCode);
  if (!ofBusiness)
    return { column: 'supplierCode', fault: 'There is no business with this code that has an AU merchant account.' };
  const account = ofBusiness.get(merchantId);
  if (!account)
    return { column: 'merchantId', fault: 'This business has no AU merchant account with this merchant ID.' };
  if (!account.enabled) return { column: 'merchantId', fault: 'This merchant account is disabled.' };
  if (!takesDebit.has(account.businessId))
    return { column: 'supplierCode', fault: 'This business takes no debit cards of Mastercard or Visa.' };
  return account;
}
