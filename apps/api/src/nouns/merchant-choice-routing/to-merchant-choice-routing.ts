import type { MerchantChoiceRouting } from '@quickportal/contracts/merchant-choice-routing/merchant-choice-routing';
import { formatAmount } from '@quickportal/contracts/rules/money';
import type { MerchantRouting } from '@quickportal/contracts/rules/cards/merchant-choice-routing';
import type { RoutedAccount } from '@quickportal/db/merchant-choice-routing/read-merchant-choice-routing';

const amountText = (cents: bigint | null): string | null => (cents === null ? null : formatAmount(cents));

/** The rules and thresholds of a routing, as calls name them. */
export const toRoutingFields = ({ MASTERCARD, VISA }: MerchantRouting) => ({
  mastercardRule: MASTERCARD.rule,
  mastercardThreshold: amountText(MASTERCARD.threshold),
  visaRule: VISA.rule,
  visaThreshold: amountText(VISA.threshold),
});

/** The routing of a merchant account as calls return it. */
export function toMerchantChoiceRouting(account: RoutedAccount): MerchantChoiceRouting {
  const { accountId, merchantId, merchantName, routing, version } = account;
  return { accountId, merchantId, merchantName, ...toRoutingFields(routing), version };
}
