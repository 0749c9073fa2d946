import type { PaymentAttemptStatus } from '@quickportal/contracts/rules/states/payment-attempt';
import type { TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { calendarOf, cutOffs, processingDate } from '@quickportal/contracts/rules/banking-calendar/settlement';
import { surchargeOf } from '@quickportal/contracts/rules/payments/surcharge';
import { demoSurchargeRate } from '../demo-acceptance.ts';
import type { DemoAccount } from '../demo-customer-accounts.ts';
import type { DemoCustomer } from '../demo-customers.ts';
import { dayIn, instant, type Day, type Zone } from '../demo-days.ts';
import type { PaymentMethod } from '../demo-settlement-accounts.ts';

export type Source = 'TERMINAL' | 'RESTAPI' | 'RECURRING' | 'BATCH' | 'ONLINE' | 'PHONE' | 'ECOMMERCE' | 'BACK_OFFICE';

/** What a bank or network said. */
export interface BankResponse {
  summary: 0 | 1 | 2 | 3;
  code: string;
  text: string;
}

/** One request to a gateway. */
export interface DemoAttempt {
  kind: 'PAYMENT' | 'REFUND' | 'VOID';
  status: PaymentAttemptStatus;
  sentAt: Date;
  answeredAt: Date | null;
  response: BankResponse | null;
}

/** A payment or refund of the demo, before it has a row. Amounts in cents. */
export interface DemoPayment {
  /** Given at the end, in the order of time. */
  id: number;
  customer: DemoCustomer;
  account: DemoAccount | null;
  agreementId: number | null;
  scheduleId: number | null;
  occurrenceId: number | null;
  occurrenceAttempt: number | null;
  refundOf: DemoPayment | null;
  method: PaymentMethod;
  source: Source;
  currency: 'AUD' | 'NZD';
  principal: number;
  surcharge: number;
  rate: number;
  status: TransactionStatus;
  at: Date;
  changedAt: Date;
  settlementDate: Day;
  /** When the batch of its settlement date takes no more entries. */
  closesAt: Date;
  cancelledWithCustomer: boolean;
  payerIp: string | null;
  /** Fraud guard had suspended it before it came to its current status. */
  wasSuspended: boolean;
  attempts: DemoAttempt[];
}

export const approved: BankResponse = { summary: 0, code: '08', text: 'Approved' };
export const approvedDebit: BankResponse = { summary: 0, code: 'G', text: 'Released' };
export const settledPayTo: BankResponse = { summary: 0, code: 'ACSC', text: 'Settled' };
export const softDeclines: readonly BankResponse[] = [
  { summary: 1, code: '51', text: 'Insufficient funds' },
  { summary: 1, code: '05', text: 'Do not honour' },
  { summary: 1, code: '91', text: 'Issuer inoperative' },
];
export const hardDeclines: readonly BankResponse[] = [
  { summary: 1, code: '43', text: 'Stolen card' },
  { summary: 1, code: '46', text: 'Closed account' },
  { summary: 1, code: '14', text: 'Invalid card number' },
];
export const dishonours = {
  AUD: { summary: 1, code: '6', text: 'Refer to customer' },
  NZD: { summary: 1, code: 'U', text: 'Insufficient funds' },
} as const;
export const dishonourOf = (currency: 'AUD' | 'NZD'): BankResponse => dishonours[currency];

const cutOff = 18 * 60;

/** The clock that a currency's payers and businesses go by. */
export const zoneOf = (currency: 'AUD' | 'NZD'): Zone => (currency === 'NZD' ? 'Pacific/Auckland' : 'Australia/Sydney');

/** A method by the name that the calendar knows it by. */
export const calendarMethod = (method: PaymentMethod) => (method === 'CREDIT_CARD' ? 'CARD' : method);

const bankZone = (method: PaymentMethod): Zone =>
  cutOffs[calendarMethod(method)].timeZone === 'Pacific/Auckland' ? 'Pacific/Auckland' : 'Australia/Sydney';

const worked = new Map<string, Day>();

/** The day on which the bank works on what is sent at an instant. Many payments share a minute's answer. */
function workedOn(method: PaymentMethod, at: Date): Day {
  const key = `${method} ${Math.floor(at.getTime() / 60_000)}`;
  const known = worked.get(key) ?? processingDate(calendarMethod(method), at);
  worked.set(key, known);
  return known;
}

/** When a bank debit taken at an instant goes to the bank: at the cut-off of the day it is worked on. */
export const handOver = (method: PaymentMethod, at: Date): Date =>
  instant(bankZone(method), workedOn(method, at), cutOff);

/** When a bank debit comes back: on the third banking day after it was worked on, in the morning. */
export function dishonouredAt(method: PaymentMethod, at: Date): Date {
  const back = calendarOf(calendarMethod(method)).add(workedOn(method, at), 3);
  return instant(bankZone(method), back, 9 * 60 + 30);
}

/** The settlement date of money sent at an instant, and when that date's batch closes. PayTo settles at once, any day. */
export function settlementOf(method: PaymentMethod, at: Date): { settlementDate: Day; closesAt: Date } {
  const known = calendarMethod(method);
  const { everyDay, settlesAfter } = cutOffs[known];
  const date = everyDay ? workedOn(method, at) : calendarOf(known).add(workedOn(method, at), settlesAfter);
  const closesAt = method === 'PAYTO' ? instant(bankZone(method), addDays(date, 1), 0) : handOver(method, at);
  return { settlementDate: date, closesAt };
}

/** The day it is for the bank of a method. */
export const bankDay = (method: PaymentMethod, at: Date): Day => dayIn(bankZone(method), at);

type Given = Pick<DemoPayment, 'customer' | 'account' | 'method' | 'source' | 'principal' | 'status' | 'at'>;

/** A payment with everything that follows from what is given. Money that isn't sent yet will settle when it is: from `now`. */
export function demoPayment(given: Given, now: Date, more: Partial<DemoPayment> = {}): DemoPayment {
  const { customer, method, principal, at, status } = given;
  const currency = method === 'PAYTO' ? 'AUD' : customer.currency;
  const rate = rateOf(given, now);
  const isUnsent = status === 'PENDING' || status === 'SUSPENDED' || status === 'IN_FLIGHT';
  return {
    id: 0,
    agreementId: null,
    scheduleId: null,
    occurrenceId: null,
    occurrenceAttempt: null,
    refundOf: null,
    currency,
    surcharge: Number(surchargeOf(BigInt(principal), rate)),
    rate: Number(rate),
    changedAt: at,
    ...settlementOf(method, isUnsent ? now : at),
    cancelledWithCustomer: false,
    payerIp: null,
    wasSuspended: false,
    attempts: [],
    ...given,
    ...more,
  };
}

function rateOf({ account, customer, at }: Given, now: Date): bigint {
  const scheme = account?.kept.cardScheme;
  if (!account || !scheme) return 0n;
  const card = { cardScheme: scheme, funding: account.cardType ?? 'CREDIT' };
  return demoSurchargeRate(customer.businessId, card, dayIn(zoneOf(customer.currency), at), now);
}

/** Cents that are collected. */
export const totalOf = ({ principal, surcharge }: DemoPayment): number => principal + surcharge;
