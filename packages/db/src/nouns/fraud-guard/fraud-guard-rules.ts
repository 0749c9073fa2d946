import type { SwitchableRule } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import type { FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { selected, written, type ColumnMap, type Selected } from '../../connect/entity-columns.ts';
import { build } from '../../connect/prepared-query.ts';

/** What a row of rules keeps, with its columns: for reading and writing. */
export const ruleColumns = {
  enabled: 'enabled',
  mode: 'mode',
  cardPan: 'card_pan',
  cardPanCount: 'card_pan_count',
  cardPanTime: 'card_pan_time',
  ipAddress: 'ip_address',
  ipAddressCount: 'ip_address_count',
  ipAddressTime: 'ip_address_time',
  velocityCheck: 'velocity_check',
  velocityCheckLimit: 'velocity_check_limit',
  bankCountries: 'bank_countries',
  bankCountriesType: 'bank_countries_type',
  bankCountriesList: 'bank_countries_list',
  customerCountries: 'customer_countries',
  customerCountriesType: 'customer_countries_type',
  customerCountriesList: 'customer_countries_list',
  highRiskIpCountry: 'high_risk_ip_country',
  ipBinCountryMismatch: 'ip_bin_country_mismatch',
  anonymousIpProxy: 'anonymous_ip_proxy',
  unusuallyLargeAmount: 'unusually_large_amount',
  unusuallyLargeAmountLimit: 'unusually_large_amount_limit',
  shadowRules: 'shadow_rules',
} as const satisfies Record<keyof FraudGuardRuleValues, string> & ColumnMap;

/** The rules of a facility, or of a business where `businessId` is set. */
export interface FraudGuardRulesRecord {
  values: FraudGuardRuleValues;
  businessId: number | null;
  version: number;
}

/** The same of a business, with what it is called. */
export interface BusinessRulesRecord extends FraudGuardRulesRecord {
  businessId: number;
  businessName: string;
  businessCode: string;
}

/** Selects rules by the names of their fields. */
export const selectRules = () =>
  build
    .selectFrom('app.fraud_guard_rules as f')
    .select(selected('f', ruleColumns))
    .select(['f.business_id as businessId', 'f.version']);

/** A row of `selectRules`. */
export type StoredRules = Selected<ReturnType<typeof selectRules>>;

/** A row of rules as they are used, its limit in cents. */
export function toRulesRecord({
  businessId,
  version,
  unusuallyLargeAmountLimit: limit,
  shadowRules,
  ...values
}: StoredRules): FraudGuardRulesRecord {
  return {
    values: {
      ...values,
      unusuallyLargeAmountLimit: limit === null ? null : BigInt(limit),
      shadowRules: shadowRules as SwitchableRule[],
    },
    businessId,
    version,
  };
}

/** The values by their columns, for an insert or update. */
export const writtenRules = ({ unusuallyLargeAmountLimit: limit, ...values }: FraudGuardRuleValues) => ({
  ...written(ruleColumns, {
    ...values,
    bankCountriesList: [...values.bankCountriesList],
    customerCountriesList: [...values.customerCountriesList],
    shadowRules: [...values.shadowRules],
  }),
  unusually_large_amount_limit: limit === null ? null : Number(limit),
});
