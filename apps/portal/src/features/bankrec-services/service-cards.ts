import type { BankrecServiceCode } from '@quickportal/contracts/bankrec-services/service-codes';

/** What the services do, and the calls that start them for a day. */
export const serviceCards = {
  BANKREC_SIMULATION: {
    call: 'bankrecServices.startSimulation',
    text: 'Makes the statement of each simulated account that has lines on the day, and imports it.',
  },
  BANKREC_ACCOUNT_ONBOARDING: {
    call: 'bankrecServices.startAccountOnboarding',
    text: 'Lists pending accounts with their ages and what they wait for.',
  },
  BANKREC_STATEMENT_STATUS: {
    call: 'bankrecServices.startStatementStatus',
    text: 'Lists active accounts whose statement of the day has not arrived, and gaps.',
  },
  BANKREC_CLEANUP: {
    call: 'bankrecServices.startCleanUp',
    text: 'Archives simulation lines and removes files and drafts whose time is over.',
  },
  BANKREC_BILLING_UPDATE: {
    call: 'bankrecServices.startBillingUpdate',
    text: 'Counts accounts, statements and lines of each community in the month up to the day.',
  },
  BANKREC_FEED_ONBOARDING: {
    call: null,
    text: 'Lists accounts in files of the last 90 days that are not registered.',
  },
} as const satisfies Record<BankrecServiceCode, { call: string | null; text: string }>;

/** Calls whose form asks for the day. */
export type DayServiceCall = NonNullable<(typeof serviceCards)[BankrecServiceCode]['call']>;
