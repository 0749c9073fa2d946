import { contract } from '../../kernel/contract.ts';
import { ChangeRequested, waitsWhereNeeded } from '../proposals/change-requested.ts';
import { uploadedFileParams } from '../uploaded-files/call-parts.ts';
import { audience, releaseRights } from './call-parts.ts';
import { PaymentFile } from './payment-file.ts';

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
  description: `Takes the payments of the lines that are ready, in the background. A file that does not wait for its release, or has no line that is ready, returns 409. ${waitsWhereNeeded}`,
});
