import type { ParsedOf } from '@quickportal/contracts/kernel/contract';
import { technologies } from '@quickportal/contracts/certificates/technology';
import { downloadCertificate, downloadClientSoftware } from '@quickportal/contracts/certificates/transfers';
import { lockCertificate } from '@quickportal/db/certificates/read-certificates';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentDisposition } from '../../bindings/content-disposition.ts';
import { type DownloadRoutes, registerDownload } from '../../bindings/register-download.ts';
import { openFile } from '../../engines/certificates/make-certificate.ts';
import { conflict, notFound, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireCertificateReader } from './certificate-guards.ts';
import { clientSoftwareName } from './client-software/client-software-name.ts';
import { makeClientSoftware } from './client-software/make-client-software.ts';
import { loadCertificateConfig } from './load-certificate-config.ts';

/** The files of certificates, outside the REST base: `GET ClientCertificateExport` and `GET ClientSoftwareExport`. */
export function registerCertificateFiles(app: FastifyInstance, routes: DownloadRoutes): void {
  registerDownload(app, routes, downloadCertificate, sendCertificate);
  registerDownload(app, routes, downloadClientSoftware, sendClientSoftware);
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
