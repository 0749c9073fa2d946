import {
  countryListConditions,
  type CountryListType,
} from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { formatMoney } from '@quickportal/ui/money';
import { countryName } from '../../../data/country-name.ts';
import type { RuleField } from './rule-groups.ts';

interface RuleTextProps {
  field: RuleField;
  /** The rules, or the values of their form. */
  rules: Readonly<Partial<Record<RuleField, unknown>>>;
  /** Of the limit; AUD unless said otherwise. */
  currency?: string;
}

/** A field inside its rule's sentence as text. */
export function RuleText({ field, rules, currency = 'AUD' }: RuleTextProps) {
  const value = rules[field];
  if (Array.isArray(value))
    return value.length === 0 ? (
      'a list of countries'
    ) : (
      <b className="font-medium">{value.map(countryName).join(', ')}</b>
    );
  if (field === 'bankCountriesType' || field === 'customerCountriesType')
    return countryListConditions[value as CountryListType];
  if (field === 'unusuallyLargeAmountLimit')
    return typeof value === 'string' && value !== '' ? (
      <b className="font-medium">{formatMoney(value, currency)}</b>
    ) : (
      'what is usual'
    );
  return <b className="font-medium">{String(value)}</b>;
}
