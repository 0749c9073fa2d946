import type { BusinessFraudGuardRules } from '@quickportal/contracts/fraud-guard/business-rules';
import type { FraudGuardRules } from '@quickportal/contracts/fraud-guard/fraud-guard-rules';
import { switchableRules, type BinTestingCode } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { formatAmount } from '@quickportal/contracts/rules/money';
import type { FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import type { BusinessRulesRecord } from '@quickportal/db/fraud-guard/fraud-guard-rules';
import type { CallContext } from '../../procedures/context.ts';

/** What goes with rules that are shown: what is usual is cents. */
interface Shown {
  ctx: CallContext;
  usual: bigint | null;
  binTestingCode: BinTestingCode;
  version: number | null;
  weakeningWaits: boolean;
}

/** Rules as calls return them. Only staff see the BIN testing mode (1R164). */
export function toFraudGuardRules(
  { unusuallyLargeAmountLimit: limit, shadowRules, ...values }: FraudGuardRuleValues,
  { ctx, usual, binTestingCode, version, weakeningWaits }: Shown,
): FraudGuardRules {
  return {
    ...values,
    bankCountriesList: [...values.bankCountriesList],
    customerCountriesList: [...values.customerCountriesList],
    binTestingCode: isStaff(ctx) ? binTestingCode : null,
    unusuallyLargeAmountLimit: limit === null ? null : formatAmount(limit),
    usualAmountLimit: usual === null ? null : formatAmount(usual),
    shadowRules: switchableRules.filter((rule) => shadowRules.includes(rule)),
    weakeningWaits,
    version,
  };
}

/** The same of a business, with what it is called. */
export const toBusinessRules = (
  { values, businessId, businessName, businessCode, version }: BusinessRulesRecord,
  shown: Omit<Shown, 'version'>,
): BusinessFraudGuardRules => ({
  ...toFraudGuardRules(values, { ...shown, version }),
  id: businessId,
  businessId,
  businessName,
  name: businessName,
  code: businessCode,
});

/** The admin flag of the specification. Staff who view as a facility user see what that user sees. */
export const isStaff = ({ actor }: CallContext): boolean => actor.kind === 'user' && actor.user.kind === 'STAFF';
