import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import { sendProblem } from '../bindings/send-problem.ts';
import { notFound, Problem } from '../kernel/problem.ts';

/** How paths are matched, here and by Fastify. */
export const matching = { maxParamLength: 2000, ignoreDuplicateSlashes: false, caseSensitive: true };

/** The router matches `customers/` to `customers/{id}` with an empty ID, which no address of ours has. */
const hasEmptyPart = (params: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(params).some(([name, value]) => name !== '*' && value === '');

/**
 * Refuses what matches no route: 405 with the methods of the path in `Allow` where it has a route for others, otherwise
 * 404. Routes decide, not what they would find: a response never says whether a customer exists. Mount it before the
 * routes.
 */
export function registerRouteMethods(app: FastifyInstance): void {
  const router = findMyWay(matching);
  const methods = new Set<HTTPMethod>();
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat() as HTTPMethod[]) {
      methods.add(name);
      if (!router.hasRoute(name, url)) router.on(name, url, () => undefined);
    }
  });
  const isRoute = (found: ReturnType<typeof router.find>) => found !== null && !hasEmptyPart(found.params);
  // After the hooks that limit, log and protect every request, and before its body is read
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (hasEmptyPart((request.params ?? {}) as Record<string, string>)) reply.callNotFound();
    else done();
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = [...methods].filter((method) => isRoute(router.find(method, path))).toSorted();
    // A route that found nothing itself comes here as well
    if (allowed.length === 0 || allowed.includes(request.method as HTTPMethod))
      return sendProblem(request, reply, notFound());
    return sendProblem(request, reply.header('allow', allowed.join(', ')), new Problem('method-not-allowed'));
  });
}

/**
 * Finishes responses to HEAD, which Fastify routes as GET: files are closed instead of read to their end, and responses
 * that have no length under GET get none here.
 */
export function registerHead(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'HEAD') return done(null, payload);
    const isStream = payload instanceof Readable;
    if (isStream) payload.on('error', () => undefined).destroy();
    // Fastify leaves the headers of a stream alone, and counts the bytes of everything else
    done(null, isStream || reply.statusCode === 304 || reply.statusCode === 204 ? Readable.from([]) : payload);
  });
}
