import type { DateStep } from '../dates/date-steps.ts';

/** What an agreement says of the amount of a payment. */
export const payToAgreementTypes = {
  FIXED: { title: 'Fixed' },
  VARIABLE: { title: 'Variable' },
  USAGE: { title: 'Usage based' },
  BALLOON: { title: 'Balloon' },
} as const;
export type PayToAgreementType = keyof typeof payToAgreementTypes;
export const payToAgreementTypeCodes = Object.keys(payToAgreementTypes) as [
  PayToAgreementType,
  ...PayToAgreementType[],
];

interface Frequency {
  /** As an option of a form. */
  title: string;
  /** From the start of one period to the next; null where there are none. */
  step: DateStep | null;
  /** The last day that can be agreed on within a period; null where no day can. */
  lastPointInTime: number | null;
  /** Payments in a period where the terms give no number; null where there is no limit. */
  defaultPayments: number | null;
}

/** How often payments may be taken. */
export const payToFrequencies = {
  AD_HOC: { title: 'Ad hoc', step: null, lastPointInTime: 31, defaultPayments: null },
  INTRA_DAY: { title: 'Intra-day', step: { unit: 'days', count: 1 }, lastPointInTime: null, defaultPayments: null },
  DAILY: { title: 'Daily', step: { unit: 'days', count: 1 }, lastPointInTime: null, defaultPayments: 1 },
  WEEKLY: { title: 'Weekly', step: { unit: 'days', count: 7 }, lastPointInTime: 7, defaultPayments: 1 },
  FORTNIGHTLY: { title: 'Fortnightly', step: { unit: 'days', count: 14 }, lastPointInTime: 14, defaultPayments: 1 },
  MONTHLY: { title: 'Monthly', step: { unit: 'months', count: 1 }, lastPointInTime: 31, defaultPayments: 1 },
  QUARTERLY: { title: 'Quarterly', step: { unit: 'months', count: 3 }, lastPointInTime: 31, defaultPayments: 1 },
  HALF_YEARLY: { title: 'Half-yearly', step: { unit: 'months', count: 6 }, lastPointInTime: 31, defaultPayments: 1 },
  YEARLY: { title: 'Yearly', step: { unit: 'months', count: 12 }, lastPointInTime: 31, defaultPayments: 1 },
} as const satisfies Record<string, Frequency>;
export type PayToFrequency = keyof typeof payToFrequencies;
export const payToFrequencyCodes = Object.keys(payToFrequencies) as [PayToFrequency, ...PayToFrequency[]];

/** A frequency's title, step and limits. */
export const payToFrequency = (frequency: PayToFrequency): Frequency => payToFrequencies[frequency];

/** When how much may be taken. Amounts in cents of AUD, dates yyyy-mm-dd of Australia/Sydney, null where not given. */
export interface PayToTerms {
  agreementType: PayToAgreementType;
  frequency: PayToFrequency;
  /** Of each payment; where there is a maximum too, the least of one. */
  paymentAmount: bigint | null;
  maximumPaymentAmount: bigint | null;
  firstPaymentAmount: bigint | null;
  lastPaymentAmount: bigint | null;
  firstPaymentDue: string | null;
  lastPaymentDue: string | null;
  paymentsPerPeriod: number | null;
  /** Day of a period, from 1. */
  pointInTime: number | null;
  automaticRenewal: boolean;
  /** Of the agreement: no amendment changes it. */
  startDate: string;
  /** The last day that a payment can be taken on. */
  endDate: string | null;
}

/** The largest amount of a payment, in cents. */
export const LARGEST_PAYTO_AMOUNT = 999_999_999n;

/** The most payments that terms can allow in a period. */
export const MOST_PAYMENTS_PER_PERIOD = 999;

/** Whether payments may differ up to a maximum: variable and usage based. */
export const hasVariableAmount = ({ agreementType }: PayToTerms): boolean =>
  agreementType === 'VARIABLE' || agreementType === 'USAGE';

/** Whether an agreement is for a single payment: ad hoc, and it ends on the day on which it starts. */
export const isOneOff = ({ frequency, startDate, endDate }: PayToTerms): boolean =>
  frequency === 'AD_HOC' && endDate === startDate;

/** How many payments a period may have; without periods, the whole agreement. Null where there is no limit. */
export const paymentLimit = (terms: PayToTerms): number | null =>
  terms.paymentsPerPeriod ?? (isOneOff(terms) ? 1 : payToFrequency(terms.frequency).defaultPayments);
