import { uploadedFileStates } from '@quickportal/contracts/rules/states/uploaded-file';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { lockUploadedFile } from '@quickportal/db/uploaded-files/read-uploaded-files';
import type { UploadedFileRecord } from '@quickportal/db/uploaded-files/uploaded-file';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { loadPaymentFile } from './load-payment-file.ts';
import { waitsForRelease } from './to-payment-file.ts';

/** Locks a payment file that waits for its release. Throws 404, 403, and 409 in any other state. */
export async function lockCheckedFile(
  ctx: CallContext,
  trx: WriteTransaction,
  fileId: number,
): Promise<UploadedFileRecord> {
  await loadPaymentFile(ctx, trx, fileId);
  const file = orNotFound(await lockUploadedFile(trx, fileId));
  if (waitsForRelease(file)) return file;
  const status = uploadedFileStates.states[file.status].title.toLowerCase();
  throw conflict(`The lines of this file cannot be changed since it is ${status}.`);
}
