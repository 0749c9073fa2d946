/** Whether a payment that matches a rule is held, or only reported. */
export const fraudGuardModes = ['ACTIVE', 'PASSIVE'] as const;
export type FraudGuardMode = (typeof fraudGuardModes)[number];

/** The rules of fraud guard as people read them. */
export const fraudGuardRuleTitles = {
  CARD_PAN: 'Repeated declined card',
  IP_ADDRESS: 'Repeated declined customer (IP address)',
  VELOCITY_CHECK: 'Repeated same-card approvals',
  BANK_COUNTRIES: 'Country of the bank',
  CUSTOMER_COUNTRIES: 'Country of the customer',
  HIGH_RISK_IP_COUNTRY: 'High-risk country of the IP address',
  IP_BIN_COUNTRY_MISMATCH: 'IP address and card from different countries',
  ANONYMOUS_IP_PROXY: 'Anonymous proxy',
  UNUSUALLY_LARGE_AMOUNT: 'Unusually large amount',
  BIN_TESTING: 'BIN testing',
} as const;
export type FraudGuardRule = keyof typeof fraudGuardRuleTitles;
export const fraudGuardRules = Object.keys(fraudGuardRuleTitles) as [FraudGuardRule, ...FraudGuardRule[]];
