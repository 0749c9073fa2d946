import type { FastifyRequest } from 'fastify';
import { anonymous } from '../engines/access/actor.ts';
import { authenticate } from '../engines/auth/authenticate.ts';
import { noteCaller } from '../engines/auth/keep-alive.ts';
import { sessionTokenOf } from '../engines/auth/session-cookie.ts';
import { noteActor } from '../engines/logs/register-request-log.ts';
import type { Context } from '../kernel/context.ts';
import type { Services } from '../kernel/services.ts';

/** Who calls and from where; the session is looked up afresh for every request, so that revoking it takes effect at once. */
export async function requestContext(services: Services, request: FastifyRequest): Promise<Context> {
  const sessionToken = sessionTokenOf(services.configuration, request.headers.cookie);
  const actor =
    sessionToken === null ? anonymous : await authenticate(services, { sessionToken, now: services.clock.now() });
  noteActor(request, actor);
  noteCaller(request, actor);
  const key = request.headers['idempotency-key'];
  return {
    services,
    actor,
    origin: { requestId: request.id, ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) },
    idempotencyKey: typeof key === 'string' && key !== '' ? key : null,
    notes: { replayed: false, setCookies: [] },
  };
}
