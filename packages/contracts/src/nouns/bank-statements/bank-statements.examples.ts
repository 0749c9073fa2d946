import type { Examples } from '../../kernel/examples.ts';

const money = (amount: string, displayAmount: string) => ({ amount, currency: 'AUD', displayAmount });

/** What components look like as a whole. */
export const examples = {
  BankStatement: {
    openingBalance: money('1000.00', '$1,000.00'),
    closingBalance: money('1654.20', '$1,654.20'),
    gap: null,
    lineCount: 6,
    unmatchedCount: 2,
    fileName: 'statement-2026-11-30.sta',
  },
  BankStatementFile: { statementCount: 1, lineCount: 6, faults: [] },
} satisfies Examples;
