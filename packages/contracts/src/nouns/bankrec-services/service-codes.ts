/** The services of bank reconciliation in the order of their cards, by the kind of their service messages. */
export const bankrecServices = {
  BANKREC_SIMULATION: { title: 'Simulation' },
  BANKREC_ACCOUNT_ONBOARDING: { title: 'Account onboarding' },
  BANKREC_STATEMENT_STATUS: { title: 'Statement status' },
  BANKREC_CLEANUP: { title: 'Clean-up' },
  BANKREC_BILLING_UPDATE: { title: 'Billing update' },
  BANKREC_FEED_ONBOARDING: { title: 'Feed onboarding' },
} as const satisfies Record<string, { title: string }>;

export type BankrecServiceCode = keyof typeof bankrecServices;

export const bankrecServiceCodes = Object.keys(bankrecServices) as [BankrecServiceCode, ...BankrecServiceCode[]];

/** How many months back a service can run for a day. */
export const BANKREC_MONTHS_BACK = 24;
