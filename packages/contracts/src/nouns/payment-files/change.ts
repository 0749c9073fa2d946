import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { ChangeRequested, waitsWhereNeeded } from '../proposals/change-requested.ts';
import { uploadedFileParams } from '../uploaded-files/call-parts.ts';
import { audience, lineParams, releaseRights } from './call-parts.ts';
import { PaymentFile } from './payment-file.ts';
import { PaymentFileLine } from './payment-file-line.ts';
import { PaymentLineValues } from './payment-line-values.ts';

export const releasePaymentFile = contract({
  name: 'paymentFiles.release',
  kind: 'mutation',
  method: 'POST',
  path: 'uploaded-files/{fileId}/release',
  params: uploadedFileParams,
  responses: { 200: PaymentFile, 202: ChangeRequested },
  errors: ['state-conflict'],
  audience,
  rights: { allOf: releaseRights },
  summary: 'Release a payment file',
  description: `Takes the payments of the lines that are ready, in the background. A file that does not wait for its release, or has no line that is ready, or is for a later day, returns 409. ${waitsWhereNeeded}`,
});

/** Lines that one call decides about at most. */
export const MOST_CHOSEN = 1000;

export const updatePaymentFileLine = contract({
  name: 'paymentFiles.updateLine',
  kind: 'mutation',
  method: 'PATCH',
  path: 'uploaded-files/{fileId}/lines/{lineNumber}',
  params: lineParams,
  body: PaymentLineValues,
  responses: { 200: PaymentFileLine },
  errors: ['state-conflict'],
  audience,
  rights: { allOf: releaseRights },
  summary: 'Correct a line of a payment file',
  description:
    'Replaces the values of a wrong line and checks it alone: 422 on the fields that are still wrong, and then nothing has changed. The uploaded file stays as it is. 409 for a line that is not wrong or pays money out, and once the file was released or cancelled.',
});

export const choosePaymentFileLines = contract({
  name: 'paymentFiles.chooseLines',
  kind: 'mutation',
  method: 'POST',
  path: 'uploaded-files/{fileId}/lines/choice',
  params: uploadedFileParams,
  body: z
    .strictObject({
      choice: z.enum(['TAKE', 'LEAVE_OUT']).meta({
        title: 'Choice',
        description: 'TAKE: duplicates, and lines that were left out, are taken. LEAVE_OUT: lines are not taken.',
      }),
      lineNumbers: z
        .array(z.int().min(1).max(2_147_483_647))
        .max(MOST_CHOSEN)
        .optional()
        .meta({ title: 'Lines', description: 'Lines of the file; every duplicate where left out.' }),
    })
    .meta({ id: 'PaymentFileChoice' }),
  responses: { 200: PaymentFile },
  errors: ['state-conflict'],
  audience,
  rights: { allOf: releaseRights },
  summary: 'Take or leave out lines of a payment file',
  description:
    'Decides about duplicates, or leaves out lines that are ready. Lines that are wrong stay as they are. 409 once the file was released or cancelled.',
});
