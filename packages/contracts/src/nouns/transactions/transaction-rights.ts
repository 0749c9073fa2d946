import type { RightsNeeded } from '../../kernel/contract.ts';

/** What seeing transactions takes. */
export const transactionRights = { anyOf: ['TransactionDetailView'] } as const satisfies RightsNeeded;

/** What exporting takes: the right of the list, and the right to export it. */
export const transactionExportRights = {
  anyOf: ['TransactionDetailView'],
  allOf: ['EXPORT_TRANSACTIONS'],
} as const satisfies RightsNeeded;
