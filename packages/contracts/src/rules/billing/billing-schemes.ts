/** Who pays for a product. */
export const billingSchemes = ['COMMUNITY', 'BUSINESS', 'WAIVED'] as const;
export type BillingScheme = (typeof billingSchemes)[number];

export const billingSchemeTitles = {
  COMMUNITY: 'Community',
  BUSINESS: 'Each business',
  WAIVED: 'Waived',
} as const satisfies Record<BillingScheme, string>;

/** What is asked before a product is waived (2M204). */
export const WAIVE_PRODUCT = 'You have selected to waive a product or feature.';
/** What is shown where an amount of zero waives a fee (2M203). */
export const WAIVE_FEE = 'You are indicating that you are waiving this fee.';

interface Configuration {
  readonly billingItemProduct: string;
  readonly billingScheme: string;
}

/** The products that become waived by a save, in the order of the form. */
export function newlyWaived(stored: readonly Configuration[], entered: readonly Configuration[]): string[] {
  const waived = new Set(
    stored
      .filter(({ billingScheme }) => billingScheme === 'WAIVED')
      .map(({ billingItemProduct }) => billingItemProduct),
  );
  return entered
    .filter(({ billingItemProduct, billingScheme }) => billingScheme === 'WAIVED' && !waived.has(billingItemProduct))
    .map(({ billingItemProduct }) => billingItemProduct);
}
