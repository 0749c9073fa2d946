import { z } from 'zod';
import type { Right } from '../../access/rights.ts';
import { id } from '../../kernel/primitives.ts';
import { uploadedFileId } from '../uploaded-files/call-parts.ts';

export const audience = ['facility', 'staff'] as const;

/** A release takes payments. */
export const releaseRights: readonly Right[] = ['MANAGE_FILES', 'TERMINAL_EXISTING_CUSTOMER'];
/** What is in a payment file. */
export const contentRights: readonly Right[] = ['TransactionDetailView'];

export const lineParams = z.strictObject({
  fileId: uploadedFileId,
  lineNumber: z.int().min(1).max(2_147_483_647).meta({ title: 'Line', description: 'Its line in the file.' }),
});

export const groupParams = z.strictObject({
  paymentBatchGroupId: id().meta({
    title: 'Payment batch group ID',
    description: 'Batch group of a file’s payments.',
  }),
});
