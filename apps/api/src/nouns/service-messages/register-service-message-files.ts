import { downloadServiceMessageFile } from '@quickportal/contracts/service-messages/transfers';
import { getServiceMessageFile } from '@quickportal/db/service-messages/read-service-message-files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from '../../bindings/content-disposition.ts';
import { requireOwnRequest } from '../../bindings/own-request.ts';
import type { ContextOf } from '../../bindings/rest.ts';
import { sendProblem } from '../../bindings/send-problem.ts';
import { authorise, unauthenticated } from '../../engines/access/authorise.ts';
import { withinLimits } from '../../engines/access/call-limits.ts';
import { contentTypes } from '../../engines/exports/export-file.ts';
import { FileMissingError } from '../../engines/storage/storage-errors.ts';
import { notFound, orNotFound } from '../../kernel/problem.ts';
import { problemOf } from '../../kernel/trpc-error.ts';
import { withContract } from '../../procedures/caller-reader.ts';
import { change } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { requireWholeCommunity } from '../../procedures/scope.ts';
import { loadServiceMessage } from './seen-service-messages.ts';

/** `GET service-messages/{serviceMessageId}/file?csrf=`: the file of a report. */
export function registerServiceMessageFiles(
  app: FastifyInstance,
  { base, contextOf }: { base: string; contextOf: ContextOf },
): void {
  app.get(`${base}/service-messages/:serviceMessageId/file`, async (request, reply) => {
    try {
      const ctx = withContract(await contextOf(request), downloadServiceMessageFile);
      if (ctx.actor.kind !== 'user') throw unauthenticated(ctx.actor);
      authorise(downloadServiceMessageFile, ctx.actor);
      requireOwnRequest(request, { actor: ctx.actor, now: ctx.services.clock.now(), missing: 'csrf-token-invalid' });
      return await withinLimits(ctx, downloadServiceMessageFile.cost ?? 1, () => sendFile(ctx, request, reply));
    } catch (error) {
      return sendProblem(request, reply, problemOf(error));
    }
  });
}

/** Notes who takes the file before anything leaves; to HEAD nothing is handed over. */
async function sendFile(ctx: CallContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { serviceMessageId: text } = request.params as { serviceMessageId: string };
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound();
  // Files are of the whole facility
  if (ctx.actor.kind === 'user' && ctx.actor.user.kind === 'CLIENT')
    requireWholeCommunity(ctx, 'Only users with access to all businesses can download reports.');
  const { serviceMessageId, communityId } = await loadServiceMessage(ctx, Number(text));
  // Messages of the platform have no files
  if (communityId === null) throw notFound();
  const { storage, db } = ctx.services;
  const file = orNotFound(await getServiceMessageFile(db.reader({ kind: 'staff' }), { communityId, serviceMessageId }));
  const stream = await storage.get(file.storageKey).catch((error: unknown) => {
    throw error instanceof FileMissingError ? notFound() : error;
  });
  const { fileName, rowCount, sizeBytes, sha256 } = file;
  if (request.method !== 'HEAD')
    await change(
      ctx,
      { serviceMessageId },
      async ({ audit }) => {
        await audit({
          objectType: 'service-message',
          objectId: serviceMessageId,
          description: `File ${fileName} downloaded (${rowCount} rows)`,
        });
      },
      { scope: { kind: 'staff' }, communityId },
    );
  return reply
    .header('content-type', contentTypes.csv)
    .header('content-disposition', contentDisposition(fileName ?? 'report.csv'))
    .header('cache-control', 'private, no-store')
    .header('etag', `"${sha256}"`)
    .header('x-row-count', rowCount)
    .header('content-length', sizeBytes)
    .send(stream);
}
