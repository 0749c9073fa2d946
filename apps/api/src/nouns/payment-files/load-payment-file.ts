import { getUploadedFile } from '@quickportal/db/uploaded-files/read-uploaded-files';
import type { UploadedFileRecord } from '@quickportal/db/uploaded-files/uploaded-file';
import type { Reader } from '@quickportal/db/connect/reader';
import { orNotFound, Problem } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { holdsAll, maySeeContent } from '../uploaded-files/offers.ts';
import { paymentFile } from './payment-file.ts';

/** Whether a file holds payments. */
export const holdsPayments = ({ format }: Pick<UploadedFileRecord, 'format'>): boolean =>
  paymentFile.contentFormats?.some((content) => content.format === format) ?? false;

/** The payment file in scope. Throws 404 for any other file, 403 where the caller may not see what is in it. */
export async function loadPaymentFile(ctx: CallContext, db: Reader, fileId: number): Promise<UploadedFileRecord> {
  const file = await getUploadedFile(db, fileId);
  const found = orNotFound(file && holdsPayments(file) ? file : undefined);
  const { readRights } = paymentFile;
  if (!holdsAll(ctx.actor, readRights) || !maySeeContent(ctx, found, readRights)) throw new Problem('forbidden');
  return found;
}
