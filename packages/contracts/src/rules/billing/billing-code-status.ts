import type { BillingCodeStatus } from '../states/billing.ts';
import type { BillingScheme } from './billing-schemes.ts';

/** How a business is billed for a product, and what the billing system confirmed for its code and CIS key. */
export interface BilledProduct {
  readonly scheme: BillingScheme;
  readonly isProductOn: boolean;
  readonly isBusinessEnabled: boolean;
  /** The code that is used: the community's or the business's own; empty where there is none. */
  readonly billingCode: string;
  readonly cisKey: string;
  /** Days; null where the billing system confirmed nothing for this code and key. */
  readonly confirmation: { readonly from: string; readonly to: string | null } | null;
}

/** The status of a billing code, the first that applies. `today` is a day in Sydney. */
export function billingCodeStatus(product: BilledProduct, today: string): BillingCodeStatus {
  const { scheme, isProductOn, isBusinessEnabled, billingCode, cisKey, confirmation } = product;
  if (scheme === 'WAIVED' || !isProductOn || !isBusinessEnabled) return 'Not Billed';
  if (billingCode === '') return 'No Billing Code';
  if (cisKey === '' || confirmation === null) return 'Not Confirmed';
  const { from, to } = confirmation;
  return today < from || (to !== null && today > to) ? 'Not Effective' : 'Confirmed';
}
