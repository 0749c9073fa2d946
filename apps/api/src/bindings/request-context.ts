import type { FastifyRequest } from 'fastify';
import { anonymous, type Actor } from '../engines/access/actor.ts';
import { authenticateKey } from '../engines/api-keys/authenticate-key.ts';
import { basicUser, looksLikeKey } from '../engines/api-keys/key-text.ts';
import { noteApiKey } from '../engines/api-keys/register-api-log.ts';
import { authenticate } from '../engines/auth/authenticate.ts';
import { noteCaller } from '../engines/auth/keep-alive.ts';
import { sessionTokenOf } from '../engines/auth/session-cookie.ts';
import { withoutCardNumbers } from '../kernel/redaction.ts';
import { noteActor } from '../engines/logs/register-request-log.ts';
import type { Context } from '../procedures/context.ts';
import type { RequestOrigin } from '../kernel/request-origin.ts';
import type { Services } from '../procedures/services.ts';
import { countsAsKnown } from './anonymous-limit.ts';

/**
 * Who calls and from where; session or key is looked up afresh for every request, so that revoking it takes effect at
 * once. With `apiKeys` a key in the header Authorization is taken too; throws Problem when it may not be used.
 */
export async function requestContext(
  services: Services,
  request: FastifyRequest,
  { apiKeys = false } = {},
): Promise<Context> {
  const origin: RequestOrigin = {
    requestId: request.id,
    ip: request.ip,
    userAgent: withoutCardNumbers(request.headers['user-agent'] ?? '').slice(0, 300),
  };
  const sessionToken = sessionTokenOf(services.configuration, request.headers.cookie);
  const header = apiKeys ? keyHeaderOf(request, sessionToken !== null) : null;
  const actor =
    header === null ? await userOf(services, sessionToken) : await keyOf(services, request, { header, origin });
  if (actor.kind !== 'anonymous') countsAsKnown(request);
  noteActor(request, actor);
  noteCaller(request, actor);
  const key = request.headers['idempotency-key'];
  return {
    services,
    actor,
    origin,
    idempotencyKey: typeof key === 'string' ? key : null,
    notes: { replayed: false, setCookies: [] },
  };
}

const userOf = async (services: Services, sessionToken: string | null): Promise<Actor> =>
  sessionToken === null ? anonymous : authenticate(services, { sessionToken, now: services.clock.now() });

/** Beside a session only what means to be a key counts: a proxy in between may have credentials of its own. */
function keyHeaderOf({ headers: { authorization } }: FastifyRequest, hasSession: boolean): string | null {
  if (authorization === undefined) return null;
  return !hasSession || looksLikeKey(basicUser(authorization) ?? '') ? authorization : null;
}

async function keyOf(
  services: Services,
  request: FastifyRequest,
  { header, origin }: { header: string; origin: RequestOrigin },
): Promise<Actor> {
  const now = services.clock.now();
  const page = request.headers.origin;
  const { actor, refusal } = await authenticateKey(services, { header, origin, page, now });
  if (actor) {
    noteApiKey(request, { actor, at: now, isRefused: refusal !== null });
    noteActor(request, actor);
  }
  if (refusal) throw refusal;
  return actor;
}
