import { rulesBody } from '@quickportal/contracts/fraud-guard/fraud-guard-rules';
import type { PropertyDifference } from '@quickportal/contracts/proposals/proposal';
import { countryOf } from '@quickportal/contracts/rules/contact/countries';
import {
  countryListConditions,
  fraudGuardModeTitles,
  switchableRuleTitles,
} from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import type { RuleTexts } from './audited-rules.ts';

/** The rules that a change sets to something else, by their titles, as a request shows them. */
export function ruleDifferences(before: RuleTexts, after: RuleTexts): PropertyDifference[] {
  const fields = Object.keys(after) as (keyof RuleTexts)[];
  return fields
    .map((field) => difference(titleOf(field), textOf(field, before), textOf(field, after)))
    .filter(({ different }) => different);
}

const titleOf = (field: keyof RuleTexts): string => rulesBody[field].meta()?.title ?? field;

/** In one order: rules that were kept in another one are the same. */
const listed = (names: readonly string[]): string => names.toSorted().join(', ') || 'None';

function textOf(field: keyof RuleTexts, rules: RuleTexts): string {
  switch (field) {
    case 'mode':
      return fraudGuardModeTitles[rules.mode];
    case 'bankCountriesType':
    case 'customerCountriesType':
      return `Country ${countryListConditions[rules[field]]} the list`;
    case 'bankCountriesList':
    case 'customerCountriesList':
      return listed(rules[field].map((code) => countryOf(code)?.name ?? code));
    case 'shadowRules':
      return listed(rules.shadowRules.map((rule) => switchableRuleTitles[rule]));
    case 'unusuallyLargeAmountLimit':
      return rules.unusuallyLargeAmountLimit ?? 'What is usual for the facility';
    default: {
      const value = rules[field];
      if (typeof value === 'boolean') return value ? 'On' : 'Off';
      return String(value);
    }
  }
}
