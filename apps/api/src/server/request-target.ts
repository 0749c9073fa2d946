import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../kernel/problem.ts';

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
 * whatever host it names, but the portal is no proxy.
 */
export function registerRequestTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isPath = request.raw.url?.startsWith('/') === true;
    done(isPath ? undefined : new Problem('malformed-request', { detail: 'Send the path of the address only.' }));
  });
}
