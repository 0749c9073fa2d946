import { money, type Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  PaymentPreview: {
    principalAmount: money('120.50'),
    surchargeAmount: money('1.33'),
    totalAmount: money('121.83'),
    surchargeRate: '1.1',
    settlementDate: '2026-11-23',
    samePayment: null,
    fraudGuard: null,
  },
} satisfies Examples;
