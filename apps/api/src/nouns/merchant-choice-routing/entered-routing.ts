import {
  routingOf,
  thresholdFault,
  type MerchantRouting,
  type RoutingRule,
} from '@quickportal/contracts/rules/cards/merchant-choice-routing';
import type { AmountLimits } from '@quickportal/contracts/rules/payments/amount-limits';
import { fieldProblem } from '../../kernel/problem.ts';

/** Rules and thresholds as users enter them. */
export interface EnteredRouting {
  readonly mastercardRule: RoutingRule;
  readonly mastercardThreshold: string | null;
  readonly visaRule: RoutingRule;
  readonly visaThreshold: string | null;
}

/** Throws validation-failed on the threshold that is wrong; `prefix` is of its field. */
export function requireThresholds(entered: EnteredRouting, limits: AmountLimits | null, prefix = ''): void {
  for (const scheme of ['mastercard', 'visa'] as const) {
    const fault = thresholdFault(entered[`${scheme}Rule`], entered[`${scheme}Threshold`] ?? '', limits);
    if (fault !== null) throw fieldProblem(`${prefix}${scheme}Threshold`, fault);
  }
}

/** The routing that was entered; a rule without threshold drops it. */
export const toRouting = (entered: EnteredRouting): MerchantRouting => ({
  MASTERCARD: routingOf(entered.mastercardRule, entered.mastercardThreshold ?? ''),
  VISA: routingOf(entered.visaRule, entered.visaThreshold ?? ''),
});
