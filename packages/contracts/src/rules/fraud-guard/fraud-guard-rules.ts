/** Whether a payment that matches a rule is suspended, or only reported (1K019). */
export const fraudGuardModes = ['ACTIVE', 'PASSIVE'] as const;
export type FraudGuardMode = (typeof fraudGuardModes)[number];
export const fraudGuardModeTitles = { ACTIVE: 'Active', PASSIVE: 'Passive' } as const satisfies Record<
  FraudGuardMode,
  string
>;

/** What is done about BIN testing, the mildest first, and how it is shown (1K020). */
export const binTestingTitles = {
  OFF: 'Off',
  ALERT_ONLY: 'Alert only',
  ALERT_AND_BLACKLIST: 'Alert and Decline',
} as const;
export type BinTestingCode = keyof typeof binTestingTitles;
export const binTestingCodes = Object.keys(binTestingTitles) as [BinTestingCode, ...BinTestingCode[]];

/** Which of two BIN testing modes applies where a facility and a business each have one. */
export const stricterBinTesting = (one: BinTestingCode, other: BinTestingCode): BinTestingCode =>
  binTestingCodes.indexOf(one) >= binTestingCodes.indexOf(other) ? one : other;

/** How a country is compared with a list, as its condition reads (1K021). */
export const countryListConditions = { BLACKLISTED: 'is in', ALLOWED: 'is not in' } as const;
export type CountryListType = keyof typeof countryListConditions;
export const countryListTypes = Object.keys(countryListConditions) as [CountryListType, ...CountryListType[]];

/** The rules that can be switched on, in the order in which they are shown and checked. */
export const switchableRuleTitles = {
  CARD_PAN: 'Repeated declined card',
  IP_ADDRESS: 'Repeated declined customer (IP address)',
  VELOCITY_CHECK: 'Repeated same-card approvals',
  BANK_COUNTRIES: 'Bank country',
  CUSTOMER_COUNTRIES: 'Customer country',
  HIGH_RISK_IP_COUNTRY: 'High-risk IP country',
  IP_BIN_COUNTRY_MISMATCH: 'IP and bank country differ',
  ANONYMOUS_IP_PROXY: 'Anonymous IP proxy',
  UNUSUALLY_LARGE_AMOUNT: 'Unusually large amount',
} as const;
export type SwitchableRule = keyof typeof switchableRuleTitles;
export const switchableRules = Object.keys(switchableRuleTitles) as [SwitchableRule, ...SwitchableRule[]];

/** Every rule that a setting names; BIN testing has a mode of its own. */
export const fraudGuardRuleTitles = { ...switchableRuleTitles, BIN_TESTING: 'BIN testing' } as const;
export type FraudGuardRule = keyof typeof fraudGuardRuleTitles;
export const fraudGuardRules = Object.keys(fraudGuardRuleTitles) as [FraudGuardRule, ...FraudGuardRule[]];

/** Every reason that a decision can have: the rules, and an entry of the blacklist that BIN testing made. */
export const fraudReasonTitles = { ...fraudGuardRuleTitles, BLACKLIST: 'Blacklisted card or IP address' } as const;
export type FraudReason = keyof typeof fraudReasonTitles;
export const fraudReasons = Object.keys(fraudReasonTitles) as [FraudReason, ...FraudReason[]];
