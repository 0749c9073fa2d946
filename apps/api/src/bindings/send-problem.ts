import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../kernel/problem.ts';

/** Returns with an RFC 9457 document; a fault of ours is logged with everything that is known about it. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.status >= 500)
    request.log.error({ err: problem.cause ?? problem, requestId: request.id }, 'The call failed');
  if (problem.retryAfter !== undefined) void reply.header('retry-after', String(problem.retryAfter));
  if (problem.status === 401) void reply.header('www-authenticate', challengeOf(request));
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.document(request.id)));
}

/** Challenges programs for an API key, but not browsers, which would open a dialog of their own. */
const challengeOf = ({ routeOptions, headers }: FastifyRequest): string =>
  headers.authorization !== undefined && routeOptions.url?.includes('/rest/internal/') === true
    ? 'Basic realm="QuickPortal API key", charset="UTF-8"'
    : 'Session';
