import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LogFn } from 'pino';
import type { Actor } from '../access/actor.ts';

/** Which actor a request turned out to have; bindings set it when they know. */
const actors = new WeakMap<FastifyRequest, Actor>();

/** Names the actor of a request for its log line. */
export function noteActor(request: FastifyRequest, actor: Actor): void {
  actors.set(request, actor);
}

/**
 * One line per request: method, route template (never the URL, which may carry tokens), status, milliseconds,
 * request id, actor and community. Mount it before the routes.
 */
export function registerRequestLog(app: FastifyInstance): void {
  // The line's fields are fixed and hold no secrets, so it does without the search for them
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
    case 'job':
      return { job: actor.job };
    default:
      return {};
  }
}
