import type { FraudGuardRules } from '@quickportal/contracts/fraud-guard/fraud-guard-rules';
import type { SwitchableRule } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import type { FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { fieldProblem } from '../../kernel/problem.ts';

/** Rules as they are sent, without the version and the BIN testing mode. */
export type EnteredRules = Omit<
  FraudGuardRules,
  'binTestingCode' | 'unusuallyLargeAmountLimit' | 'usualAmountLimit' | 'shadowRules' | 'weakeningWaits' | 'version'
> & {
  unusuallyLargeAmountLimit?: string | null | undefined;
  shadowRules?: SwitchableRule[] | undefined;
};

/**
 * What rules become by what was entered; fields that were left out stay as they are. Countries and shadow rules are kept
 * in one order, so that another order is no change. Throws 422 for a limit of nothing.
 */
export function enteredRules(
  { unusuallyLargeAmountLimit, shadowRules, ...entered }: EnteredRules,
  before: FraudGuardRuleValues,
): FraudGuardRuleValues {
  return {
    ...entered,
    bankCountriesList: entered.bankCountriesList.toSorted(),
    customerCountriesList: entered.customerCountriesList.toSorted(),
    unusuallyLargeAmountLimit:
      unusuallyLargeAmountLimit === undefined ? before.unusuallyLargeAmountLimit : limitOf(unusuallyLargeAmountLimit),
    shadowRules: shadowRules === undefined ? before.shadowRules : [...new Set(shadowRules)].toSorted(),
  };
}

function limitOf(amount: string | null): bigint | null {
  if (amount === null) return null;
  const cents = parseAmount(amount) ?? 0n;
  if (cents <= 0n) throw fieldProblem('unusuallyLargeAmountLimit', 'Enter an amount above zero, or leave it empty.');
  return cents;
}
