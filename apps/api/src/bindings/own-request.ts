import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import type { ProblemType } from '@quickportal/contracts/kernel/problem';
import type { FastifyRequest } from 'fastify';
import { isProgram, type Actor } from '../engines/access/actor.ts';
import { isCsrfTokenValid } from '../engines/auth/csrf.ts';
import { Problem } from '../kernel/problem.ts';

interface Caller {
  readonly actor: Actor;
  readonly now: Date;
  /** The token that came with the request; by default the query parameter `csrf`. */
  readonly csrf?: unknown;
  /** How a request with neither header nor token is refused. */
  readonly missing?: ProblemType;
}

/** The query parameter `csrf` of a request. */
export const csrfOf = ({ query }: FastifyRequest): unknown => (query as { csrf?: unknown }).csrf;

/** Whether a call of a session needs the header or the token: every call but those open to the public. */
export const needsOwnRequest = ({ audience }: Pick<AnyContract, 'audience'>): boolean => !audience.includes('public');

/** Whether a request brings nothing that says who makes it, and no header of the portal's pages. */
const isBare = ({ headers }: FastifyRequest, actor: Actor): boolean =>
  actor.kind === 'anonymous' && headers.cookie === undefined && headers['x-requested-with'] === undefined;

/**
 * Refuses a request that another site may have made the browser send: it carries the header X-Requested-With or a CSRF
 * token. A token that is there must be right (403), with the header too. API keys never ride along by themselves, and
 * certificates are refused in browsers. A request without any credentials is 401.
 */
export function requireOwnRequest(
  request: FastifyRequest,
  { actor, now, csrf = csrfOf(request), missing = 'missing-request-header' }: Caller,
): void {
  if (isProgram(actor)) return;
  // A program that forgot its key: browsers that could be misused have a cookie
  if (missing === 'missing-request-header' && csrf === undefined && isBare(request, actor))
    throw new Problem('no-credentials');
  if (csrf === undefined) {
    if (request.headers['x-requested-with'] === undefined) throw new Problem(missing);
    return;
  }
  const path = request.url.split('?', 1)[0] ?? '';
  if (actor.kind === 'user' && !isCsrfTokenValid(actor.csrfToken, csrf, path, now)) {
    throw new Problem('csrf-token-invalid');
  }
}
