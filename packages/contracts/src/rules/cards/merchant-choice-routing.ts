import { amountWithCurrency } from '../money.ts';
import { limitBroken, type AmountLimits } from '../payments/amount-limits.ts';
import type { CardFunding } from '../payments/surcharge.ts';

/** Which debit card payments of a scheme go to eftpos (2R210). */
export const routingRules = ['THRESHOLD_AND_ABOVE', 'THRESHOLD_AND_BELOW', 'ALL', 'NONE'] as const;
export type RoutingRule = (typeof routingRules)[number];

export const routingRuleTitles: Readonly<Record<RoutingRule, string>> = {
  THRESHOLD_AND_ABOVE: 'Threshold and above',
  THRESHOLD_AND_BELOW: 'Threshold and below',
  ALL: 'All',
  NONE: 'None',
};

/** Schemes whose debit cards can go to eftpos instead. */
export const routedSchemes = ['MASTERCARD', 'VISA'] as const;
export type RoutedScheme = (typeof routedSchemes)[number];

/** The rule of one scheme; the threshold is in cents, null where the rule has none. */
export interface SchemeRouting {
  readonly rule: RoutingRule;
  readonly threshold: bigint | null;
}

/** The debit routing of a merchant account. */
export type MerchantRouting = Readonly<Record<RoutedScheme, SchemeRouting>>;

/** The network that a card payment is sent to instead of the card's own. */
export type CardNetwork = 'EFTPOS';

/** Whether a rule compares amounts with a threshold. */
export const hasThreshold = (rule: RoutingRule): boolean =>
  rule === 'THRESHOLD_AND_ABOVE' || rule === 'THRESHOLD_AND_BELOW';

function applies({ rule, threshold }: SchemeRouting, amount: bigint): boolean {
  if (rule === 'ALL') return true;
  if (rule === 'NONE' || threshold === null) return false;
  return rule === 'THRESHOLD_AND_ABOVE' ? amount >= threshold : amount <= threshold;
}

/** A payment as far as it decides the network. */
export interface RoutedPayment {
  readonly cardScheme: string | null;
  readonly funding: CardFunding | 'PREPAID' | null;
  readonly currency: 'AUD' | 'NZD';
  /** What the card is charged, in cents, with its surcharge. */
  readonly amount: bigint;
}

/**
 * The network that a payment is routed to: EFTPOS for Australian debit cards of Mastercard and Visa to which a rule of
 * the merchant account applies; null for the card's own network.
 */
export function networkOf(routing: MerchantRouting | null, payment: RoutedPayment): CardNetwork | null {
  const { cardScheme, funding, currency, amount } = payment;
  const scheme = routedSchemes.find((routed) => routed === cardScheme);
  if (routing === null || scheme === undefined || funding !== 'DEBIT' || currency !== 'AUD') return null;
  return applies(routing[scheme], amount) ? 'EFTPOS' : null;
}

const AMOUNT = /^(?<dollars>[0-9]{1,8})(?:\.(?<cents>[0-9]{1,2}))?$/;

/** A dollar amount such as 1.00 in cents; null for any other text. */
export function readThreshold(text: string): bigint | null {
  const match = AMOUNT.exec(text.trim());
  if (!match?.groups) return null;
  return BigInt(`${match.groups['dollars']}${(match.groups['cents'] ?? '').padEnd(2, '0')}`);
}

/** Why a threshold is refused; null: it is right, or the rule has none (2R287 to 2R291). */
export function thresholdFault(rule: RoutingRule, text: string, limits: AmountLimits | null): string | null {
  if (!hasThreshold(rule)) return null;
  const threshold = readThreshold(text);
  if (threshold === null) return 'Enter a dollar amount such as 1.00.';
  if (threshold <= 0n) return 'Enter an amount greater than zero.';
  const broken = limitBroken(threshold, limits);
  if (broken === null || limits === null) return null;
  const limit = amountWithCurrency(limits[broken], 'AUD');
  return `Enter at ${broken === 'minimum' ? 'least' : 'most'} ${limit}, the ${broken} of card payments.`;
}

/** The rule of a scheme as it is stored: a rule without threshold drops whatever was entered. */
export const routingOf = (rule: RoutingRule, text: string): SchemeRouting => ({
  rule,
  threshold: hasThreshold(rule) ? readThreshold(text) : null,
});
