import type { Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  CustomReport: { code: 'DAILY_TAKINGS', name: 'Daily takings', frequency: 'DAY' },
  OpenPaymentBatchCount: { settlementDate: '2026-11-20', count: 2 },
  ReportResponse: { success: true, serviceMessageId: 8_000_112, errorMessage: null },
} satisfies Examples;
