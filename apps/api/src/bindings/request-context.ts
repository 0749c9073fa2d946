import type { FastifyRequest } from 'fastify';
import { anonymous, type Actor, type ProgramActor } from '../engines/access/actor.ts';
import {
  authenticateKey,
  identifyKey,
  type IdentifiedProgram,
  type ProgramOutcome,
} from '../engines/api-keys/authenticate-key.ts';
import { basicUser, looksLikeKey } from '../engines/api-keys/key-text.ts';
import { noteProgram } from '../engines/api-keys/register-api-log.ts';
import { authenticate } from '../engines/auth/authenticate.ts';
import { authenticateCertificate, identifyCertificate } from '../engines/certificates/authenticate-certificate.ts';
import { presentedCertificate } from '../engines/certificates/presented-certificate.ts';
import { noteCaller } from '../engines/auth/keep-alive.ts';
import { sandboxTokenOf, sessionTokenOf } from '../engines/auth/session-cookie.ts';
import { Problem } from '../kernel/problem.ts';
import { withoutCardNumbers } from '../kernel/redaction.ts';
import { noteActor } from '../engines/logs/register-request-log.ts';
import type { Context } from '../procedures/context.ts';
import type { RequestOrigin } from '../kernel/request-origin.ts';
import type { Services } from '../procedures/services.ts';
import { countsAsKnown } from './anonymous-limit.ts';
import { noteBudget } from './rate-limit-headers.ts';

/**
 * Who calls and from where; session or key is looked up afresh for every request, so that revoking it takes effect at
 * once. With `apiKeys` a key in the header Authorization, or a client certificate, is taken too; throws Problem when it
 * may not be used.
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
  const actor =
    (apiKeys ? await programOf(services, request, { origin, hasSession: sessionToken !== null }) : null) ??
    (await userOf(services, sessionToken));
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
    sandboxToken: sandboxTokenOf(services.configuration, request.headers.cookie),
  };
}

const userOf = async (services: Services, sessionToken: string | null): Promise<Actor> =>
  sessionToken === null ? anonymous : authenticate(services, { sessionToken, now: services.clock.now() });

/** Beside a session only what means to be a key counts: a proxy in between may have credentials of its own. */
function keyHeaderOf({ headers: { authorization } }: FastifyRequest, hasSession: boolean): string | null {
  if (authorization === undefined) return null;
  return !hasSession || looksLikeKey(basicUser(authorization) ?? '') ? authorization : null;
}

// Requests whose program was looked up, so that strangers are not looked up again after their response
const lookedUp = new WeakSet<FastifyRequest>();

/** The program that made a request that was refused before its caller was looked up; null: none, or a stranger. */
export async function identifyProgram(
  services: Services,
  request: FastifyRequest,
  now: Date,
): Promise<IdentifiedProgram | null> {
  if (lookedUp.has(request)) return null;
  const hasSession = sessionTokenOf(services.configuration, request.headers.cookie) !== null;
  const header = keyHeaderOf(request, hasSession);
  if (header !== null) return identifyKey(services, { header, ip: request.ip, now });
  const certificate = hasSession ? null : presentedCertificate(services.configuration, request.raw);
  return certificate === null ? null : identifyCertificate(services, { certificate, ip: request.ip, now });
}

interface Program {
  origin: RequestOrigin;
  hasSession: boolean;
}

/** The program that calls, with a key or a certificate; null: none. Throws Problem where it may not call. */
async function programOf(
  services: Services,
  request: FastifyRequest,
  { origin, hasSession }: Program,
): Promise<ProgramActor | null> {
  lookedUp.add(request);
  const now = services.clock.now();
  const header = keyHeaderOf(request, hasSession);
  const certificate = hasSession ? null : presentedCertificate(services.configuration, request.raw);
  if (certificate !== null) {
    requireOneCaller(request, header);
    return noted(request, now, await authenticateCertificate(services, { certificate, origin, now }));
  }
  if (header === null) return null;
  const page = request.headers.origin;
  return noted(request, now, await authenticateKey(services, { header, origin, page, now }));
}

/**
 * Refuses a certificate beside a key, which would name two callers (400), and in a browser (403), which sends it along
 * with what pages of other sites ask for.
 */
function requireOneCaller({ headers }: FastifyRequest, keyHeader: string | null): void {
  if (keyHeader !== null)
    throw new Problem('malformed-request', {
      detail: 'Send an API key or a client certificate, not both: each names a caller of its own.',
    });
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined)
    throw new Problem('forbidden', { detail: 'Client certificates are for programs, not for browsers.' });
}

function noted<T extends ProgramActor>(request: FastifyRequest, at: Date, { actor, refusal }: ProgramOutcome<T>): T {
  if (actor) {
    noteBudget(request, actor);
    noteProgram(request, { actor, at, isRefused: refusal !== null });
    noteActor(request, actor);
  }
  if (refusal) throw refusal;
  return actor;
}
