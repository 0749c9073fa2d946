import type { CardScheme } from '../cards/cards.ts';

/** Rates are thousandths of a percent: 1,500 is 1.5 %. */
export type SurchargeRate = bigint;

/** A typing error rather than a surcharge: 10 %. */
export const HIGHEST_RATE: SurchargeRate = 10_000n;

const PERCENT = /^([0-9]{1,3})(?:\.([0-9]{1,3}))?$/;

/** The rate of a percentage with at most three decimals (`1.5`), 0 to 10; null for any other text. */
export function parseRate(percent: string): SurchargeRate | null {
  const match = PERCENT.exec(percent);
  if (!match) return null;
  const rate = BigInt(`${match[1]}${(match[2] ?? '').padEnd(3, '0')}`);
  return rate <= HIGHEST_RATE ? rate : null;
}

/** A rate as a percentage without zeros at the end: 1,500 reads `1.5`. */
export function formatRate(rate: SurchargeRate): string {
  const digits = String(rate).padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`.replace(/\.?0+$/, '') || '0';
}

/** Surcharge in cents on `cents` at a rate, half up, away from zero for refunds. */
export function surchargeOf(cents: bigint, rate: SurchargeRate): bigint {
  const size = cents < 0n ? -cents : cents;
  const surcharge = (size * rate + 50_000n) / 100_000n;
  return cents < 0n ? -surcharge : surcharge;
}

/** What a payer pays, in cents: principal + surcharge = total. */
export interface SurchargedAmount {
  principal: bigint;
  surcharge: bigint;
  total: bigint;
}

/** The amount to charge for a principal of zero and more cents. */
export function withSurcharge(principal: bigint, rate: SurchargeRate): SurchargedAmount {
  const surcharge = surchargeOf(principal, rate);
  return { principal, surcharge, total: principal + surcharge };
}

/**
 * The surcharge to give back with a refund of `refund` cents of the principal, `refundedBefore` of which were given
 * back earlier: in proportion, and however a payment is refunded in parts, never more and in the end all of it.
 */
export function surchargeRefund(
  paid: Pick<SurchargedAmount, 'principal' | 'surcharge'>,
  refundedBefore: bigint,
  refund: bigint,
): bigint {
  const share = (refunded: bigint) => (paid.surcharge * refunded * 2n + paid.principal) / (paid.principal * 2n);
  return share(refundedBefore + refund) - share(refundedBefore);
}

/** Visa and Mastercard tell debit from credit; the other schemes have credit only. */
export type CardFunding = 'CREDIT' | 'DEBIT';
export const schemesWithDebit: readonly CardScheme[] = ['VISA', 'MASTERCARD'];

/** A business's rate for a kind of card from a date on. */
export interface DatedSurcharge {
  cardScheme: CardScheme;
  funding: CardFunding;
  /** Null: debit cards cost the same as credit cards. */
  rate: SurchargeRate | null;
  /** yyyy-mm-dd, of the community's calendar. */
  effectiveFrom: string;
}

/**
 * The rate for a card on a date: the newest that is effective, of debit cards the credit card's where none was set.
 * Zero where there is none. Prepaid cards count as credit, and so do cards whose funding is not known.
 */
export function effectiveRate(
  table: readonly DatedSurcharge[],
  card: { cardScheme: CardScheme; funding: CardFunding },
  on: string,
): SurchargeRate {
  const newest = (funding: CardFunding) =>
    table
      .filter((row) => row.cardScheme === card.cardScheme && row.funding === funding && row.effectiveFrom <= on)
      .toSorted((datedSurcharge, other) => (datedSurcharge.effectiveFrom < other.effectiveFrom ? 1 : -1))[0];
  return (card.funding === 'DEBIT' ? newest('DEBIT')?.rate : null) ?? newest('CREDIT')?.rate ?? 0n;
}
