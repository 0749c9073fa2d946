import type { ParsedOf } from '@quickportal/contracts/kernel/contract';
import type * as contracts from '@quickportal/contracts/uploaded-files/transfers';
import { fileColumns } from '@quickportal/contracts/kernel/list';
import { ERRORS_KEPT } from '@quickportal/contracts/uploaded-files/file-limits';
import { fileErrorList } from '@quickportal/contracts/uploaded-files/uploaded-file-lists';
import type { Reader } from '@quickportal/db/connect/reader';
import { listFileErrors } from '@quickportal/db/uploaded-files/read-uploaded-files';
import type { UploadedFileRecord } from '@quickportal/db/uploaded-files/uploaded-file';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { contentDisposition } from '../../bindings/content-disposition.ts';
import { BYTE_ORDER_MARK, csvRow } from '../../engines/exports/csv.ts';
import { contentFormatOf, kindOf } from '../../engines/uploads/file-kind.ts';
import { FileMissingError } from '../../engines/storage/storage-errors.ts';
import { change } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import { keptFileName } from './kept-file-name.ts';
import { fileKinds } from './known-kinds.ts';
import { loadFile } from './to-uploaded-file.ts';
import { seesContent } from './sees-content.ts';

type Input = ParsedOf<typeof contracts.downloadUploadedFile>;

/** The original, byte for byte. To HEAD nothing is handed over, so that nothing is noted. */
export async function sendContent(ctx: CallContext, { params }: Input, reply: FastifyReply): Promise<FastifyReply> {
  const file = await readable(ctx, params.fileId, reply, 'downloaded');
  const storage = ctx.services.storage;
  const content = await storage.get(file.storageKey).catch((error: unknown) => {
    throw error instanceof FileMissingError ? notFound() : error;
  });
  const { extensions } = contentFormatOf(kindOf(fileKinds, file.format), file.format);
  const type = `${file.contentType}; charset=${file.encoding}`;
  return attachment(reply, keptFileName(file.fileName, extensions), type)
    .header('content-length', file.size)
    .send(content);
}

/** The errors that are kept, as CSV; the lines themselves where the kind keeps them. */
export async function sendErrors(ctx: CallContext, { params }: Input, reply: FastifyReply): Promise<FastifyReply> {
  const file = await readable(ctx, params.fileId, reply, 'errors downloaded');
  const { db } = ctx;
  const kept = kindOf(fileKinds, file.format)?.wrongLines?.(db, file);
  if (kept)
    return attachment(reply, `wrong-lines-${file.fileId}.csv`, 'text/csv; charset=utf-8').send(
      Readable.from(csvOf(kept)),
    );
  const { items } = await listFileErrors(db, { fileId: params.fileId, page: 1, pageSize: ERRORS_KEPT + 1 });
  const columns = fileColumns(fileErrorList);
  const titles = columns.map((key) => fileErrorList.columns[key].title);
  const rows = items.map((error) => columns.map((key) => String(error[key] || '')));
  const text = [titles, ...rows].map(csvRow).join('');
  return attachment(reply, `errors-${file.fileId}.csv`, 'text/csv; charset=utf-8').send(
    Buffer.concat([BYTE_ORDER_MARK, Buffer.from(text)]),
  );
}

async function* csvOf(rows: AsyncIterable<readonly string[]>): AsyncGenerator<Buffer | string> {
  yield BYTE_ORDER_MARK;
  for await (const row of rows) yield csvRow(row);
}

const readable = (ctx: CallContext, fileId: number, { request }: FastifyReply, what: string) =>
  request.method === 'HEAD' ? checked(ctx, ctx.db, fileId) : noted(ctx, fileId, what);

async function checked(ctx: CallContext, db: Reader, fileId: number): Promise<UploadedFileRecord> {
  const file = await loadFile(db, fileId);
  if (!seesContent(ctx, file)) throw new Problem('forbidden');
  if (file.contentRemovedAt !== null) throw notFound();
  return file;
}

/** Notes who takes it, before anything leaves: an entry without a download is better than the other way round. */
const noted = (ctx: CallContext, fileId: number, what: string): Promise<UploadedFileRecord> =>
  change(ctx, { fileId }, async ({ trx, audit }) => {
    const file = await checked(ctx, trx, fileId);
    await audit({ objectType: 'uploaded-file', objectId: fileId, description: `File ${file.fileName} ${what}` });
    return file;
  });

const attachment = (reply: FastifyReply, fileName: string, type: string): FastifyReply =>
  reply
    .header('content-type', type)
    .header('content-disposition', contentDisposition(fileName))
    .header('cache-control', 'no-store');
