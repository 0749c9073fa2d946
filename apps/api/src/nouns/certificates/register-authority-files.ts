import { getPublishedAuthority } from '@quickportal/db/certificates/certificate-authority';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../bindings/send-problem.ts';
import { notFound } from '../../kernel/problem.ts';
import { problemOf } from '../../kernel/trpc-error.ts';
import type { Services } from '../../procedures/services.ts';

const FILE = /^(?<id>[1-9]\d{0,14})\.(?<kind>crt|crl)$/;
/** Seconds that a copy may be used: a disabled certificate is to be on the list soon. */
const LIST_SECONDS = 600;
const ROOT_SECONDS = 86_400;

/**
 * `GET certificate-authorities/{id}.crt` and `.crl`: the certificate of a root and its revocation list, both DER, for
 * anyone, also by plain http.
 */
export function registerAuthorityFiles(app: FastifyInstance, services: Services): void {
  app.get(`${services.configuration.basePath}/certificate-authorities/:file`, async (request, reply) => {
    try {
      return await send(services, request, reply);
    } catch (error) {
      return sendProblem(request, reply, problemOf(error));
    }
  });
}

async function send(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { id, kind } = FILE.exec((request.params as { file: string }).file)?.groups ?? {};
  const found = id && (await getPublishedAuthority(services.db.reader({ kind: 'auth' }), Number(id)));
  if (!found) throw notFound();
  if (kind === 'crt')
    return reply
      .header('content-type', 'application/x-x509-ca-cert')
      .header('content-disposition', `attachment; filename="quickportal-client-ca-${id}.crt"`)
      .header('cache-control', `public, max-age=${ROOT_SECONDS}`)
      .send(found.certificate);
  if (found.crl === null) throw notFound();
  return reply
    .header('content-type', 'application/pkix-crl')
    .header('cache-control', `public, max-age=${LIST_SECONDS}`)
    .send(found.crl);
}
