import type { FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { formatAmount } from '@quickportal/contracts/rules/money';

/** Rules as their audit entries have them: the limit as a decimal text. */
export const auditedRules = ({ unusuallyLargeAmountLimit: limit, ...values }: FraudGuardRuleValues) => ({
  ...values,
  bankCountriesList: [...values.bankCountriesList],
  customerCountriesList: [...values.customerCountriesList],
  shadowRules: [...values.shadowRules],
  unusuallyLargeAmountLimit: limit === null ? null : formatAmount(limit),
});
