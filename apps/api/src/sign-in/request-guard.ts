import type { FastifyRequest } from 'fastify';
import type { Actor } from '../engines/access/actor.ts';
import { csrfOf, requireOwnRequest } from '../bindings/own-request.ts';

/** Refuses a post that is neither a script's of ours (X-Requested-With) nor carries the session's CSRF token. */
export function requireSessionToken(request: FastifyRequest, actor: Actor, csrf: unknown, now: Date): void {
  if (actor.kind !== 'user') return;
  requireOwnRequest(request, {
    actor,
    now,
    csrf: csrf === undefined ? csrfOf(request) : csrf,
    missing: 'csrf-token-invalid',
  });
}
