import type { Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  StartedBankrecService: { serviceMessageId: 8_000_112 },
  BankrecService: {
    service: 'BANKREC_SIMULATION',
    title: 'Simulation',
    lastRun: {
      serviceMessageId: 8_000_112,
      status: 'DELIVERED',
      summary: 'Simulation, 20 Nov 2026: 2 statements',
      valueDate: '2026-11-20',
      startedDate: '2026-11-20T02:04:05.000Z',
    },
  },
} satisfies Examples;
