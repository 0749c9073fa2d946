import type { PaymentsToday } from '@quickportal/contracts/transactions/payments-today';

const money = (cents: number) => ({
  amount: (cents / 100).toFixed(2),
  currency: 'AUD' as const,
  displayAmount: `$${(cents / 100).toFixed(2)}`,
});
const busy = [0, 0, 0, 0, 0, 0, 2, 14, 38, 61, 72, 66, 48, 40, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const usual = [0, 0, 0, 0, 0, 0, 3, 12, 40, 55, 60, 61, 50, 44, 42, 38, 30, 22, 12, 6, 2, 1, 0, 0];

/** A Friday at a quarter past two in the afternoon. */
export const fridayAfternoon: PaymentsToday = {
  today: '2026-11-20',
  hour: 14,
  payments: 350,
  approved: 327,
  declined: 18,
  usualPayments: 329.5,
  usualSuccessRate: 96.1,
  hours: busy.map((count, hour) => {
    const declined = Math.floor(count / 20);
    return { hour, approved: count - declined, declined, other: 0, usual: usual[hour] ?? 0 };
  }),
  amounts: [
    {
      currency: 'AUD',
      approved: money(4_128_040),
      usual: money(4_390_015),
      hours: busy.map((count, hour) => ({
        hour,
        approved: money(count * 12_410),
        usual: money((usual[hour] ?? 0) * 12_600),
      })),
    },
  ],
  declineReasons: [
    { paymentMethod: 'CREDIT_CARD', responseCode: '51', reason: 'Insufficient funds', count: 9 },
    { paymentMethod: 'CREDIT_CARD', responseCode: '05', reason: 'Do not honour', count: 6 },
    { paymentMethod: 'CREDIT_CARD', responseCode: '33', reason: 'Expired card, pick up', count: 2 },
  ],
};

/** Before the first payment of a new facility. */
export const nothingYet: PaymentsToday = {
  ...fridayAfternoon,
  payments: 0,
  approved: 0,
  declined: 0,
  usualPayments: null,
  usualSuccessRate: null,
  hours: fridayAfternoon.hours.map(({ hour }) => ({ hour, approved: 0, declined: 0, other: 0, usual: 0 })),
  amounts: [],
  declineReasons: [],
};
