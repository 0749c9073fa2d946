import {
  hasThreshold,
  routingRuleTitles,
  type MerchantRouting,
  type RoutedScheme,
} from '@quickportal/contracts/rules/cards/merchant-choice-routing';
import { displayAmount } from '@quickportal/contracts/rules/money';

/** The rule of a scheme in words: "Threshold and below, $200.00". */
export function routingInWords(routing: MerchantRouting, scheme: RoutedScheme): string {
  const { rule, threshold } = routing[scheme];
  const title = routingRuleTitles[rule];
  return hasThreshold(rule) && threshold !== null ? `${title}, ${displayAmount(threshold, 'AUD')}` : title;
}
