import type { AnyContract, ParsedOf } from '@quickportal/contracts/kernel/contract';
import { inputParser } from '@quickportal/contracts/kernel/input';
import { technologies } from '@quickportal/contracts/certificates/technology';
import { downloadCertificate, downloadClientSoftware } from '@quickportal/contracts/certificates/transfers';
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
import { conflict, notFound, orNotFound } from '../../kernel/problem.ts';
import { problemOf } from '../../kernel/trpc-error.ts';
import { withContract } from '../../procedures/caller-reader.ts';
import { change } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireCertificateReader } from './certificate-guards.ts';
import { clientSoftwareName } from './client-software/client-software-name.ts';
import { makeClientSoftware } from './client-software/make-client-software.ts';
import { loadCertificateConfig } from './load-certificate-config.ts';

interface FileRoutes {
  basePath: string;
  contextOf: ContextOf;
}

/** The files of certificates, outside the REST base: `GET ClientCertificateExport` and `GET ClientSoftwareExport`. */
export function registerCertificateFiles(app: FastifyInstance, routes: FileRoutes): void {
  registerFile(app, routes, downloadCertificate, sendCertificate);
  registerFile(app, routes, downloadClientSoftware, sendClientSoftware);
}

function registerFile<C extends AnyContract>(
  app: FastifyInstance,
  { basePath, contextOf }: FileRoutes,
  contract: C,
  send: (ctx: CallContext, input: ParsedOf<C>, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const parse = inputParser(contract);
  const decode = contract.query && textDecoder(contract.query);
  const queryOf = (request: FastifyRequest) => {
    const { csrf: _csrf, communityId: _communityId, ...query } = request.query as Record<string, string | string[]>;
    return parse({ query: decode?.(query) }) as ParsedOf<C>;
  };
  app.get(`${basePath}/${contract.path}`, async (request, reply) => {
    let ctx: CallContext | undefined;
    try {
      ctx = withContract(await contextOf(request), contract);
      spendCalls(ctx, contract.cost);
      authorise(contract, ctx.actor);
      const now = ctx.services.clock.now();
      requireOwnRequest(request, { actor: ctx.actor, now, missing: 'csrf-token-invalid' });
      return await send(ctx, queryOf(request), reply);
    } catch (error) {
      const problem = problemOf(error);
      if (ctx && problem.status === 403)
        void auditRefusal(ctx.services, {
          ...ctx,
          call: contract.name,
          description: refusalOf(contract.summary),
        });
      return sendProblem(request, reply, problem);
    }
  });
}

/** Notes who takes the file before anything leaves. */
async function sendCertificate(
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

async function sendClientSoftware(
  ctx: CallContext,
  { query }: ParsedOf<typeof downloadClientSoftware>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  requireCertificateReader(ctx);
  const { communityId, timeZone } = communityOf(ctx);
  const config = await loadCertificateConfig(ctx.db, communityId);
  const technology = technologies.find((name) => name === (query.technology ?? config.technology));
  if (query.technology !== undefined && !technology) throw notFound();
  if (config.downloadFilename === null || !technology)
    throw conflict('Client software is available once a technology and a notification email are set.');
  return reply
    .header('content-type', 'application/zip')
    .header('content-disposition', contentDisposition(clientSoftwareName(technology)))
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(await makeClientSoftware(ctx.services, { technology, timeZone })));
}
