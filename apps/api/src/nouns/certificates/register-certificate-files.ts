import type { ParsedOf } from '@quickportal/contracts/kernel/contract';
import { inputParser } from '@quickportal/contracts/kernel/input';
import { downloadCertificate } from '@quickportal/contracts/certificates/transfers';
import { lockCertificate } from '@quickportal/db/certificates/read-certificates';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from '../../bindings/content-disposition.ts';
import { textDecoder } from '../../bindings/decode-text.ts';
import { requireOwnRequest } from '../../bindings/own-request.ts';
import type { ContextOf } from '../../bindings/rest.ts';
import { sendProblem } from '../../bindings/send-problem.ts';
import { authorise } from '../../engines/access/authorise.ts';
import { spendCalls } from '../../engines/access/call-limits.ts';
import { auditRefusal, refusalOf } from '../../engines/audit/refusals.ts';
import { openFile } from '../../engines/certificates/make-certificate.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { problemOf } from '../../kernel/trpc-error.ts';
import { withContract } from '../../procedures/caller-reader.ts';
import { change } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireCertificateReader } from './certificate-guards.ts';

interface FileRoutes {
  basePath: string;
  contextOf: ContextOf;
}

const parse = inputParser(downloadCertificate);
const decode = downloadCertificate.query && textDecoder(downloadCertificate.query);

/** `GET ClientCertificateExport?certificateId=`: the PKCS#12 file of a certificate, outside the REST base. */
export function registerCertificateFiles(app: FastifyInstance, { basePath, contextOf }: FileRoutes): void {
  app.get(`${basePath}/${downloadCertificate.path}`, async (request, reply) => {
    let ctx: CallContext | undefined;
    try {
      ctx = withContract(await contextOf(request), downloadCertificate);
      spendCalls(ctx, downloadCertificate.cost);
      authorise(downloadCertificate, ctx.actor);
      const now = ctx.services.clock.now();
      requireOwnRequest(request, { actor: ctx.actor, now, missing: 'csrf-token-invalid' });
      return await sendFile(ctx, queryOf(request), reply);
    } catch (error) {
      const problem = problemOf(error);
      if (ctx && problem.status === 403)
        void auditRefusal(ctx.services, {
          ...ctx,
          call: downloadCertificate.name,
          description: refusalOf(downloadCertificate.summary),
        });
      return sendProblem(request, reply, problem);
    }
  });
}

function queryOf(request: FastifyRequest): ParsedOf<typeof downloadCertificate> {
  const { csrf: _csrf, communityId: _communityId, ...query } = request.query as Record<string, string | string[]>;
  return parse({ query: decode?.(query) }) as ParsedOf<typeof downloadCertificate>;
}

/** Notes who takes the file before anything leaves. */
async function sendFile(
  ctx: CallContext,
  { query: { certificateId } }: ParsedOf<typeof downloadCertificate>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  requireCertificateReader(ctx);
  const sealed = await change(ctx, { certificateId }, async ({ trx, now, audit }) => {
    const { subject, fileSealed, expiryDate } = orNotFound(await lockCertificate(trx, certificateId));
    if (fileSealed === null) throw conflict('This certificate is disabled.');
    if (Date.parse(expiryDate) <= now.getTime()) throw conflict('This certificate has expired.');
    await audit({
      objectType: 'certificate',
      objectId: certificateId,
      description: `Certificate ${subject} downloaded`,
    });
    return fileSealed;
  });
  const { communityId } = communityOf(ctx);
  return reply
    .header('content-type', 'application/x-pkcs12')
    .header('content-disposition', contentDisposition(`quickportal-certificate-${certificateId}.p12`))
    .header('cache-control', 'private, no-store')
    .send(openFile(ctx.services, { communityId, certificateId }, sealed));
}
