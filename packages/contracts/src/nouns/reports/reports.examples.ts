import type { Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  CustomReport: {
    frequency: 'DAY',
    source: 'TRANSACTIONS',
    statuses: ['APPROVED'],
    enabled: true,
    version: 1,
  },
  CustomReportChange: { statuses: ['APPROVED'], enabled: true, frequency: 'DAY' },
  OpenPaymentBatchCount: { settlementDate: '2026-11-20', count: 2 },
  ReportResponse: { success: true, serviceMessageId: 8_000_112, errorMessage: null },
} satisfies Examples;
