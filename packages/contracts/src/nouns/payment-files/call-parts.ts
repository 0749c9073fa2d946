import { z } from 'zod';
import type { Right } from '../../access/rights.ts';
import { id } from '../../kernel/primitives.ts';

export const audience = ['facility', 'staff'] as const;

/** A release takes payments. */
export const releaseRights: readonly Right[] = ['MANAGE_FILES', 'TERMINAL_EXISTING_CUSTOMER'];
/** What is in a payment file. */
export const contentRights: readonly Right[] = ['TransactionDetailView'];

export const groupParams = z.strictObject({
  paymentBatchGroupId: id().meta({
    title: 'Payment batch group ID',
    description: 'Batch group of a file’s payments.',
  }),
});
