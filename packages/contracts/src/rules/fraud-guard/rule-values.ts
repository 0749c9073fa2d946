import {
  switchableRules,
  type BinTestingCode,
  type CountryListType,
  type FraudGuardMode,
  type FraudGuardRule,
  type SwitchableRule,
} from './fraud-guard-rules.ts';

/** The rules of a facility or a business as they are kept (1E012). Counts are payments, times are hours. */
export interface FraudGuardRuleValues {
  enabled: boolean;
  mode: FraudGuardMode;
  cardPan: boolean;
  cardPanCount: number;
  cardPanTime: number;
  ipAddress: boolean;
  ipAddressCount: number;
  ipAddressTime: number;
  velocityCheck: boolean;
  velocityCheckLimit: number;
  bankCountries: boolean;
  bankCountriesType: CountryListType;
  /** ISO 3166-1 codes of two letters. */
  bankCountriesList: readonly string[];
  customerCountries: boolean;
  customerCountriesType: CountryListType;
  customerCountriesList: readonly string[];
  highRiskIpCountry: boolean;
  ipBinCountryMismatch: boolean;
  anonymousIpProxy: boolean;
  unusuallyLargeAmount: boolean;
  /** Cents; null: compared with what is usual for the facility. */
  unusuallyLargeAmountLimit: bigint | null;
  /** Rules that are switched on and only counted: they decide nothing. */
  shadowRules: readonly SwitchableRule[];
}

/** The switch of each rule. */
export const ruleSwitches = {
  CARD_PAN: 'cardPan',
  IP_ADDRESS: 'ipAddress',
  VELOCITY_CHECK: 'velocityCheck',
  BANK_COUNTRIES: 'bankCountries',
  CUSTOMER_COUNTRIES: 'customerCountries',
  HIGH_RISK_IP_COUNTRY: 'highRiskIpCountry',
  IP_BIN_COUNTRY_MISMATCH: 'ipBinCountryMismatch',
  ANONYMOUS_IP_PROXY: 'anonymousIpProxy',
  UNUSUALLY_LARGE_AMOUNT: 'unusuallyLargeAmount',
} as const satisfies Record<SwitchableRule, keyof FraudGuardRuleValues>;

/** What a facility has before it saves any rules: everything off. */
export const defaultRuleValues: FraudGuardRuleValues = {
  enabled: false,
  mode: 'PASSIVE',
  cardPan: false,
  cardPanCount: 3,
  cardPanTime: 24,
  ipAddress: false,
  ipAddressCount: 3,
  ipAddressTime: 24,
  velocityCheck: false,
  velocityCheckLimit: 2,
  bankCountries: false,
  bankCountriesType: 'BLACKLISTED',
  bankCountriesList: [],
  customerCountries: false,
  customerCountriesType: 'BLACKLISTED',
  customerCountriesList: [],
  highRiskIpCountry: false,
  ipBinCountryMismatch: false,
  anonymousIpProxy: false,
  unusuallyLargeAmount: false,
  unusuallyLargeAmountLimit: null,
  shadowRules: [],
};

/** The rules that are on and decide something; those in shadow do not. BIN testing goes by its own mode. */
export function liveRules(values: FraudGuardRuleValues, binTestingCode: BinTestingCode): FraudGuardRule[] {
  const isLive = (rule: SwitchableRule) => values[ruleSwitches[rule]] && !values.shadowRules.includes(rule);
  const live = values.enabled ? switchableRules.filter(isLive) : [];
  return binTestingCode === 'OFF' ? live : [...live, 'BIN_TESTING'];
}
