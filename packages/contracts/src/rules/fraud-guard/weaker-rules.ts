import { switchableRules, type CountryListType, type SwitchableRule } from './fraud-guard-rules.ts';
import { ruleSwitches, type FraudGuardRuleValues } from './rule-values.ts';

/** What of a change of rules lets through more than before: the master switch, the mode, or a rule. */
export type Weakening = 'ENABLED' | 'MODE' | SwitchableRule;

/**
 * What a change of rules weakens: payments that were suspended or reported before are not any more. Rules that are off,
 * or only counted, hold nothing that could be weakened. What can't be compared, such as a limit of one's own with what
 * is usual, counts as weaker.
 */
export function weakenings(before: FraudGuardRuleValues, after: FraudGuardRuleValues): Weakening[] {
  const live = switchableRules.filter((rule) => isLive(before, rule));
  if (live.length === 0) return [];
  if (!after.enabled) return ['ENABLED'];
  return [
    ...(before.mode === 'ACTIVE' && after.mode === 'PASSIVE' ? (['MODE'] as const) : []),
    ...live.filter((rule) => !isLive(after, rule) || isLooser[rule]?.(before, after)),
  ];
}

const isLive = (values: FraudGuardRuleValues, rule: SwitchableRule): boolean =>
  values.enabled && values[ruleSwitches[rule]] && !values.shadowRules.includes(rule);

type Comparison = (before: FraudGuardRuleValues, after: FraudGuardRuleValues) => boolean;

/** Whether a rule that stays on matches less than before. Those without an entry have only a switch. */
const isLooser: Partial<Record<SwitchableRule, Comparison>> = {
  CARD_PAN: (before, after) => after.cardPanCount > before.cardPanCount || after.cardPanTime < before.cardPanTime,
  IP_ADDRESS: (before, after) =>
    after.ipAddressCount > before.ipAddressCount || after.ipAddressTime < before.ipAddressTime,
  VELOCITY_CHECK: (before, after) => after.velocityCheckLimit > before.velocityCheckLimit,
  BANK_COUNTRIES: (before, after) =>
    matchesFewer(
      { type: before.bankCountriesType, countries: before.bankCountriesList },
      { type: after.bankCountriesType, countries: after.bankCountriesList },
    ),
  CUSTOMER_COUNTRIES: (before, after) =>
    matchesFewer(
      { type: before.customerCountriesType, countries: before.customerCountriesList },
      { type: after.customerCountriesType, countries: after.customerCountriesList },
    ),
  UNUSUALLY_LARGE_AMOUNT: ({ unusuallyLargeAmountLimit: before }, { unusuallyLargeAmountLimit: after }) =>
    before !== after && (before === null || after === null || after > before),
};

interface Countries {
  type: CountryListType;
  countries: readonly string[];
}

/** Whether a country that matched before does not match any more. ALLOWED matches all countries but those listed. */
function matchesFewer(before: Countries, after: Countries): boolean {
  const isListed = new Set(after.countries);
  if (before.type === 'BLACKLISTED')
    return before.countries.some((country) => isListed.has(country) === (after.type === 'ALLOWED'));
  const wasListed = new Set(before.countries);
  return after.type === 'BLACKLISTED' || after.countries.some((country) => !wasListed.has(country));
}
