import type { SwitchableRule } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';

/** What a rule is compared by: the fields inside its sentence. */
export type RuleField =
  | 'cardPanCount'
  | 'cardPanTime'
  | 'ipAddressCount'
  | 'ipAddressTime'
  | 'velocityCheckLimit'
  | 'bankCountriesType'
  | 'bankCountriesList'
  | 'customerCountriesType'
  | 'customerCountriesList'
  | 'unusuallyLargeAmountLimit';

export interface RuleGroup {
  /** Of its heading in the document. */
  id: string;
  title: string;
  rules: readonly SwitchableRule[];
}

/** The rules by what they look at, in the order in which they are checked. */
export const ruleGroups: readonly RuleGroup[] = [
  {
    id: 'rules-of-attempts',
    title: 'Repeated attempts',
    rules: ['CARD_PAN', 'IP_ADDRESS', 'VELOCITY_CHECK'],
  },
  {
    id: 'rules-of-countries',
    title: 'Where the money comes from',
    rules: [
      'BANK_COUNTRIES',
      'CUSTOMER_COUNTRIES',
      'HIGH_RISK_IP_COUNTRY',
      'IP_BIN_COUNTRY_MISMATCH',
      'ANONYMOUS_IP_PROXY',
    ],
  },
  { id: 'rules-of-amounts', title: 'Amount', rules: ['UNUSUALLY_LARGE_AMOUNT'] },
];

/** Id of the list of overrides, which the jump list leads to. */
export const OVERRIDES_ID = 'business-overrides';

/** The fields in the sentence of each rule. */
export const ruleFields: Readonly<Record<SwitchableRule, readonly RuleField[]>> = {
  CARD_PAN: ['cardPanCount', 'cardPanTime'],
  IP_ADDRESS: ['ipAddressCount', 'ipAddressTime'],
  VELOCITY_CHECK: ['velocityCheckLimit'],
  BANK_COUNTRIES: ['bankCountriesType', 'bankCountriesList'],
  CUSTOMER_COUNTRIES: ['customerCountriesType', 'customerCountriesList'],
  HIGH_RISK_IP_COUNTRY: [],
  IP_BIN_COUNTRY_MISMATCH: [],
  ANONYMOUS_IP_PROXY: [],
  UNUSUALLY_LARGE_AMOUNT: ['unusuallyLargeAmountLimit'],
};
