import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LogFn } from 'pino';
import type { Actor } from '../access/actor.ts';

/** The actors of requests, set by bindings. */
const actors = new WeakMap<FastifyRequest, Actor>();

/** Sets the actor of a request for its log line. */
export function noteActor(request: FastifyRequest, actor: Actor): void {
  actors.set(request, actor);
}

/**
 * Logs one line per request: method, route template (never the URL, which may hold tokens), status, milliseconds,
 * request ID, actor and community. Register it before the routes.
 */
export function registerRequestLog(app: FastifyInstance): void {
  // These fields never hold secrets, so the line skips redaction
  const lines: { info: LogFn } = app.log.child({}, { formatters: { log: (line) => line } });
  app.addHook('onResponse', (request, reply, done) => {
    const actor = actors.get(request);
    lines.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 100) / 100,
      requestId: request.id,
      ...(actor ? actorFields(actor) : {}),
    });
    done();
  });
}

function actorFields(actor: Actor): Record<string, number | string | null> {
  switch (actor.kind) {
    case 'user':
      return {
        user: actor.user.systemUserId,
        ...(actor.viewedBy ? { viewedBy: actor.viewedBy.systemUserId } : {}),
        community: actor.community?.communityId ?? null,
      };
    case 'apiKey':
      return { apiKey: actor.apiKeyId, community: actor.community.communityId };
    case 'certificate':
      return { certificate: actor.certificateId, community: actor.community.communityId };
    case 'job':
      return { job: actor.job };
    default:
      return {};
  }
}
