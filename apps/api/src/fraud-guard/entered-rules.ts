import type { FraudGuardRules } from '@quickportal/contracts/fraud-guard/fraud-guard-rules';
import type { BinTestingCode, SwitchableRule } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import type { FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { fieldProblem } from '../kernel/problem.ts';
import type { CallContext } from '../procedures/context.ts';
import { isStaff } from './to-fraud-guard-rules.ts';

/** Rules as they are sent, without the version. */
export type EnteredRules = Omit<
  FraudGuardRules,
  'binTestingCode' | 'unusuallyLargeAmountLimit' | 'usualAmountLimit' | 'shadowRules' | 'version'
> & {
  binTestingCode?: BinTestingCode | undefined;
  unusuallyLargeAmountLimit?: string | null | undefined;
  shadowRules?: SwitchableRule[] | undefined;
};

/**
 * What rules become by what was entered; fields that were left out stay as they are. Countries and shadow rules are kept
 * in one order, so that another order is no change. Throws 422 for a limit of nothing, and for BIN testing changed by
 * anyone but staff.
 */
export function enteredRules(
  ctx: CallContext,
  { binTestingCode, unusuallyLargeAmountLimit, shadowRules, ...entered }: EnteredRules,
  before: FraudGuardRuleValues,
): FraudGuardRuleValues {
  if (binTestingCode !== undefined && binTestingCode !== before.binTestingCode && !isStaff(ctx))
    throw fieldProblem('binTestingCode', 'Only staff can change the BIN testing mode.');
  return {
    ...entered,
    bankCountriesList: entered.bankCountriesList.toSorted(),
    customerCountriesList: entered.customerCountriesList.toSorted(),
    binTestingCode: binTestingCode ?? before.binTestingCode,
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
