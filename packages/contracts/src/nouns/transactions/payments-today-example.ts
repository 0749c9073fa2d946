import { money, type ExampleFields } from '../../kernel/examples.ts';
import { paymentMethodCodes } from '../../rules/payments/payment-methods.ts';

// A morning until a quarter past eleven, and a usual day
const approved = [0, 0, 0, 0, 0, 0, 2, 14, 37, 60, 70, 18];
const declined = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 1];
const usual = [0, 0, 0, 0, 0, 0, 3, 12, 40, 55, 60, 61, 50, 44, 42, 38, 30, 22, 12, 6, 2, 1, 0, 0];
const [paymentMethod] = paymentMethodCodes;
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const paid = (counted: number) => money((counted * 124.1).toFixed(2));

/** Payments of a day that add up. */
export const paymentsToday: ExampleFields = {
  today: '2026-11-20',
  hour: 11,
  payments: sum(approved) + sum(declined),
  approved: sum(approved),
  declined: sum(declined),
  usualPayments: 185.5,
  usualSuccessRate: 96.1,
  hours: usual.map((count, hour) => ({
    hour,
    approved: approved[hour] ?? 0,
    declined: declined[hour] ?? 0,
    other: 0,
    usual: count,
  })),
  amounts: [
    {
      currency: 'AUD',
      approved: paid(sum(approved)),
      usual: paid(178),
      hours: usual.map((count, hour) => ({ hour, approved: paid(approved[hour] ?? 0), usual: paid(count) })),
    },
  ],
  declineReasons: [
    { paymentMethod, responseCode: '51', reason: 'Insufficient funds', count: 3 },
    { paymentMethod, responseCode: '05', reason: 'Do not honour', count: 2 },
  ],
};
