import type { ParsedOf } from '@quickportal/contracts/kernel/contract';
import type * as contracts from '@quickportal/contracts/uploaded-files/transfers';
import { ERRORS_KEPT } from '@quickportal/contracts/uploaded-files/file-limits';
import { listFileErrors } from '@quickportal/db/uploaded-files/read-uploaded-files';
import type { UploadedFileRow } from '@quickportal/db/uploaded-files/uploaded-file';
import type { FastifyReply } from 'fastify';
import { BYTE_ORDER_MARK, csvRow } from '../engines/exports/csv.ts';
import { FileMissingError } from '../engines/storage/storage-errors.ts';
import { storageOf } from '../engines/storage/storage.ts';
import { change } from '../kernel/change.ts';
import type { CallContext } from '../kernel/implement.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { communityScope } from '../kernel/scope.ts';
import { loadFile } from './present-file.ts';
import { seesContent } from './sees-content.ts';

type Input = ParsedOf<typeof contracts.downloadUploadedFile>;

/** The original, byte for byte. */
export async function sendContent(ctx: CallContext, { params }: Input, reply: FastifyReply): Promise<FastifyReply> {
  const file = await noted(ctx, params.fileId, 'downloaded');
  const storage = storageOf(ctx.services);
  const content = await storage.get(file.storageKey).catch((error: unknown) => {
    throw error instanceof FileMissingError ? notFound() : error;
  });
  const type = `text/csv; charset=${file.encoding}`;
  return attachment(reply, file.fileName, type).header('content-length', file.size).send(content);
}

/** The errors that are kept, as CSV. */
export async function sendErrors(ctx: CallContext, { params }: Input, reply: FastifyReply): Promise<FastifyReply> {
  const file = await noted(ctx, params.fileId, 'errors downloaded');
  const db = ctx.services.db.reader(communityScope(ctx));
  const { items } = await listFileErrors(db, { fileId: params.fileId, page: 1, pageSize: ERRORS_KEPT + 1 });
  const rows = items.map((error) => [
    String(error.lineNumber || ''),
    error.nameOfField,
    error.providedValueText,
    error.errorText,
  ]);
  const text = [['Line', 'Column', 'Value', 'Error'], ...rows].map(csvRow).join('');
  return attachment(reply, `errors-${file.fileId}.csv`, 'text/csv; charset=utf-8').send(
    Buffer.concat([BYTE_ORDER_MARK, Buffer.from(text)]),
  );
}

/** Notes who takes it, before anything leaves: an entry without a download is better than the other way round. */
const noted = (ctx: CallContext, fileId: number, what: string): Promise<UploadedFileRow> =>
  change(ctx, { fileId }, async ({ trx, audit }) => {
    const file = await loadFile(trx, fileId);
    if (!seesContent(ctx, file)) throw new Problem('forbidden');
    if (file.contentRemovedAt !== null) throw notFound();
    await audit({ objectType: 'uploaded-file', objectId: fileId, description: `File ${file.fileName} ${what}` });
    return file;
  });

function attachment(reply: FastifyReply, fileName: string, type: string): FastifyReply {
  const plain = fileName.replaceAll(/[^\w .()-]/g, '_');
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeName(fileName)}`)
    .header('cache-control', 'no-store');
}

/** RFC 8187. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
