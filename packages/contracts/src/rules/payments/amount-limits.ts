/** The smallest and largest payment that a facility takes in one currency, in cents, both included. */
export interface AmountLimits {
  minimum: bigint;
  maximum: bigint;
}

/** Where a payment is outside the limits of its facility; null within them, and where no limits are set. */
export function limitBroken(amount: bigint, limits: AmountLimits | null): 'minimum' | 'maximum' | null {
  if (limits && amount < limits.minimum) return 'minimum';
  return limits && amount > limits.maximum ? 'maximum' : null;
}

/** What an amount is compared with to be called unusually large, in cents. */
export interface LargeAmountBasis {
  /** Set by the facility. */
  limit: bigint | null;
  /** The amount that 99 of 100 payments of the last 90 days did not exceed; null where there were none. */
  percentile99: bigint | null;
}

/** Above this an amount is unusually large: the facility's limit, otherwise five times its 99th percentile. */
export function largeAmountThreshold({ limit, percentile99 }: LargeAmountBasis): bigint | null {
  return limit ?? (percentile99 === null ? null : percentile99 * 5n);
}

/** Whether the fraud guard's rule "unusually large amount" is hit. Without limit and history nothing is unusual. */
export function isUnusuallyLarge(amount: bigint, basis: LargeAmountBasis): boolean {
  const threshold = largeAmountThreshold(basis);
  return threshold !== null && amount > threshold;
}
