import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../kernel/problem.ts';
import { isPercentEncodedUtf8 } from '../kernel/utf8.ts';

/** An address with no route of its own, whatever the base path is: requests there match nothing. */
const NOTHING = '/-/-/nothing';

/**
 * Serves a request whose address cannot be read as one that names nothing: through the same hooks, limits, headers and
 * log as every other. Fastify asks for it before any hook has run.
 */
export function routeUnreadableAddress(app: FastifyInstance, request: FastifyRequest, raw: RawResponse): void {
  request.raw.url = NOTHING;
  app.routing(request.raw, raw);
}
type RawResponse = Parameters<FastifyInstance['routing']>[1];

/**
 * Refuses request targets that are not a path of this server (400): the router takes an absolute one for its path,
 * whatever host it names, but the portal is no proxy. Query strings are percent-encoded UTF-8, or refused as well.
 */
export function registerRequestTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const target = request.raw.url ?? '';
    const fault = target.startsWith('/') ? queryFault(target) : 'Send the path of the address only.';
    done(fault === null ? undefined : new Problem('malformed-request', { detail: fault }));
  });
}

function queryFault(target: string): string | null {
  const query = target.indexOf('?');
  return query < 0 || isPercentEncodedUtf8(target.slice(query + 1))
    ? null
    : 'The query string is not percent-encoded UTF-8.';
}
