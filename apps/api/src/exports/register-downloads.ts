import { recordAudit } from '../engines/audit/audit.ts';
import { isCsrfTokenValid } from '../engines/auth/csrf.ts';
import { storageKeyOf } from '../engines/exports/export-file.ts';
import type { AnyExportKind } from '../engines/exports/export-kind.ts';
import { FileMissingError } from '../engines/storage/storage-errors.ts';
import { storageOf, type ByteRange } from '../engines/storage/storage.ts';
import type { ContextOf } from '../bindings/rest.ts';
import { sendProblem } from '../bindings/send-problem.ts';
import type { ExportRow } from '@quickportal/db/exports/export';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../kernel/context.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { problemOf } from '../kernel/trpc-error.ts';
import { requireFile } from './export-access.ts';

interface DownloadOptions {
  /** Path of the REST base. */
  base: string;
  contextOf: ContextOf;
}

/** `GET exports/{exportId}/file?csrf=`: the file of an export, whole or a range of it. */
export function registerExportDownloads(app: FastifyInstance, { base, contextOf }: DownloadOptions): void {
  app.get(`${base}/exports/:exportId/file`, async (request, reply) => {
    try {
      const ctx = await contextOf(request);
      requireToken(ctx, request);
      return await sendFile(ctx, request, reply);
    } catch (error) {
      return sendProblem(request, reply, problemOf(error));
    }
  });
}

/** A link can be followed from anywhere: it opens only with a token of this session for this path. */
function requireToken({ actor, services }: Context, request: FastifyRequest): void {
  if (actor.kind !== 'user') throw new Problem('unauthenticated');
  const [path = ''] = request.url.split('?');
  const { csrf } = request.query as { csrf?: unknown };
  if (!isCsrfTokenValid(actor.csrfToken, csrf, path, services.clock.now())) throw new Problem('csrf-token-invalid');
}

async function sendFile(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { exportId: text } = request.params as { exportId: string };
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound();
  const { found, kind } = await requireFile(ctx, Number(text));
  const size = found.sizeBytes ?? 0;
  const range = rangeOf(request.headers.range, size);
  void reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${found.fileName}"`)
    .header('cache-control', 'private, no-store')
    .header('accept-ranges', 'bytes')
    .header('etag', `"${found.sha256}"`);
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const key = storageKeyOf({ ...found, attempt: found.attempts });
  const stream = await storageOf(ctx.services)
    .get(key, range ?? undefined)
    .catch((error: unknown) => {
      throw error instanceof FileMissingError ? notFound() : error;
    });
  // The rest of a download that broke off is not another one
  if (range === null || range.start === 0) await auditDownload(ctx, found, kind);
  if (range === null) return reply.header('content-length', size).send(stream);
  const length = range.end - range.start + 1;
  return reply
    .code(206)
    .header('content-length', length)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .send(stream);
}

/** The one range of a request; null for none, several or another unit, which all mean the whole file. */
function rangeOf(header: string | undefined, size: number): Required<ByteRange> | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'beyond' : { start, end };
}

async function auditDownload(ctx: Context, found: ExportRow, kind: AnyExportKind): Promise<void> {
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
