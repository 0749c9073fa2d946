import type { FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { formatAmount, parseAmount } from '@quickportal/contracts/rules/money';

/** Rules as JSON can hold them. */
export type RuleTexts = ReturnType<typeof auditedRules>;

/** Rules as their audit entries have them: the limit as a decimal text. */
export const auditedRules = ({ unusuallyLargeAmountLimit: limit, ...values }: FraudGuardRuleValues) => ({
  ...values,
  bankCountriesList: [...values.bankCountriesList],
  customerCountriesList: [...values.customerCountriesList],
  shadowRules: [...values.shadowRules],
  unusuallyLargeAmountLimit: limit === null ? null : formatAmount(limit),
});

/** The same the other way round. */
export const fromAuditedRules = ({ unusuallyLargeAmountLimit: limit, ...values }: RuleTexts): FraudGuardRuleValues => ({
  ...values,
  unusuallyLargeAmountLimit: limit === null ? null : parseAmount(limit),
});
