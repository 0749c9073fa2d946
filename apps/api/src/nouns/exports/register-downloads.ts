import { getExportDownload } from '@quickportal/contracts/exports/contracts';
import { withinLimits } from '../../engines/access/call-limits.ts';
import { authorise, unauthenticated } from '../../engines/access/authorise.ts';
import { recordAudit } from '../../engines/audit/audit.ts';
import { contentTypes, storageKeyOf } from '../../engines/exports/export-file.ts';
import type { AnyExportKind } from '../../engines/exports/export-kind.ts';
import { FileMissingError } from '../../engines/storage/storage-errors.ts';
import type { ByteRange } from '../../engines/storage/storage.ts';
import { compressedStream, LEAST_COMPRESSED } from '../../bindings/compression.ts';
import { contentDisposition } from '../../bindings/content-disposition.ts';
import type { ContextOf } from '../../bindings/rest.ts';
import { requireOwnRequest } from '../../bindings/own-request.ts';
import { sendProblem } from '../../bindings/send-problem.ts';
import type { ExportRecord } from '@quickportal/db/exports/export';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Context } from '../../procedures/context.ts';
import { notFound } from '../../kernel/problem.ts';
import { problemOf } from '../../kernel/trpc-error.ts';
import { requireFile } from './export-access.ts';

interface DownloadOptions {
  /** Path of the REST base. */
  base: string;
  contextOf: ContextOf;
}

const DOWNLOAD_COST = 5;

/** `GET exports/{exportId}/file?csrf=`: the file of an export, whole or a range of it. */
export function registerExportDownloads(app: FastifyInstance, { base, contextOf }: DownloadOptions): void {
  app.get(`${base}/exports/:exportId/file`, async (request, reply) => {
    try {
      const ctx = await contextOf(request);
      if (ctx.actor.kind !== 'user') throw unauthenticated(ctx.actor);
      authorise(getExportDownload, ctx.actor);
      requireOwnRequest(request, { actor: ctx.actor, now: ctx.services.clock.now(), missing: 'csrf-token-invalid' });
      return await withinLimits(ctx, DOWNLOAD_COST, () => sendFile(ctx, request, reply));
    } catch (error) {
      return sendProblem(request, reply, problemOf(error));
    }
  });
}

async function sendFile(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { exportId: text } = request.params as { exportId: string };
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound();
  const { found, kind } = await requireFile(ctx, Number(text));
  const size = found.sizeBytes ?? 0;
  const etag = `"${found.sha256}"`;
  const range = isOfThis(request.headers['if-range'], etag) ? rangeOf(request.headers.range, size) : null;
  void reply
    .header('content-type', contentTypes[found.format])
    .header('content-disposition', contentDisposition(found.fileName))
    .header('cache-control', 'private, no-store')
    .header('accept-ranges', 'bytes')
    .header('etag', etag);
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const key = storageKeyOf({ ...found, attempt: found.attempts });
  const stream = await ctx.services.storage.get(key, range ?? undefined).catch((error: unknown) => {
    throw error instanceof FileMissingError ? notFound() : error;
  });
  // The rest of a download that broke off is not another one, and to HEAD nothing is handed over
  if (request.method !== 'HEAD' && (range === null || range.start === 0)) await auditDownload(ctx, found, kind);
  if (range === null) return sendWhole(request, reply, stream, found);
  const length = range.end - range.start + 1;
  return reply
    .code(206)
    .header('content-length', length)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .send(stream);
}

/**
 * The whole file, CSV compressed. Compressed it has no length that is known before its end and a tag of its own, so that
 * no range of the file is put behind a part of it.
 */
function sendWhole(
  request: FastifyRequest,
  reply: FastifyReply,
  stream: Readable,
  { format, sizeBytes, sha256 }: ExportRecord,
): FastifyReply {
  const isLong = (sizeBytes ?? 0) >= LEAST_COMPRESSED;
  const coding = format === 'csv' && isLong ? compressedStream(request, reply) : null;
  if (!coding) return reply.header('content-length', sizeBytes ?? 0).send(stream);
  return reply.header('etag', `"${sha256}-${coding.name}"`).send(coding.through(stream));
}

/** Whether a range is wanted of the file as it is: If-Range names no other, such as a compressed one. */
const isOfThis = (ifRange: unknown, etag: string): boolean => ifRange === undefined || ifRange === etag;

/** The one range of a request; null for none, several or another unit, which all mean the whole file. */
function rangeOf(header: string | undefined, size: number): Required<ByteRange> | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'beyond' : { start, end };
}

async function auditDownload(ctx: Context, found: ExportRecord, kind: AnyExportKind): Promise<void> {
  const { communityId, exportId, title, fileName, rowsDone } = found;
  const at = ctx.services.clock.now();
  await ctx.services.db.transaction({ kind: 'community', communityId }, (trx) =>
    recordAudit(trx, {
      action: kind.downloadAction,
      actor: ctx.actor,
      origin: ctx.origin,
      communityId,
      objectType: 'export',
      objectId: String(exportId),
      description: `Export of ${title.toLowerCase()} downloaded (${fileName}, ${rowsDone} rows)`,
      outcome: 'SUCCESS',
      at,
    }),
  );
}
