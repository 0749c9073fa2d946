import type { FraudGuardRules } from '@quickportal/contracts/fraud-guard/fraud-guard-rules';
import { defaultRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';

/** Fraud guard rules as a facility user sends them: fraud guard is on and suspends, but each rule is off. */
export const switchedOffRules: Omit<
  FraudGuardRules,
  'binTestingCode' | 'usualAmountLimit' | 'weakeningWaits' | 'version'
> = {
  ...defaultRuleValues,
  enabled: true,
  mode: 'ACTIVE',
  bankCountriesList: [],
  customerCountriesList: [],
  unusuallyLargeAmountLimit: null,
  shadowRules: [],
};
