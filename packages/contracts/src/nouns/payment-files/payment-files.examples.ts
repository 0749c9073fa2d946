import { money, type Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  PaymentFileTotal: {
    currency: 'AUD',
    lineCount: 1204,
    principalAmount: money('166064.43'),
    surchargeAmount: money('2487.97'),
    totalAmount: money('168552.40'),
    settlementDate: '2026-11-23',
    cutOffDate: '2026-11-20T07:00:00.000Z',
  },
  PaymentFileOutcome: {
    currency: 'AUD',
    status: 'APPROVED',
    paymentCount: 1172,
    totalAmount: money('164118.90'),
  },
} satisfies Examples;
