import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** Whom a caller says that a call is for. What it does not name is undefined; null names none. */
export interface CallerNames {
  /** `X-Community-Id`: the community to work in. */
  readonly communityId?: number | null | undefined;
  /** `X-View-As`: the user viewed as. */
  readonly viewAs?: number | null | undefined;
  /** `X-User-Id`: the signed-in user, behind a view-as the one who views. */
  readonly userId?: number | undefined;
}

/**
 * Reads whom a request is for from its headers. A link cannot send headers: beside its `csrf` the query parameter
 * `communityId` counts. Throws malformed-request (400) for a value that is neither an id nor `none`.
 */
export function callerNames({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): CallerNames {
  const inHeader = idOrNone('X-Community-Id', headers['x-community-id']);
  const communityId = inHeader === undefined ? linkedCommunity(query) : inHeader;
  const viewAs = idOrNone('X-View-As', headers['x-view-as']);
  const userId = idOrNone('X-User-Id', headers['x-user-id']);
  if (userId === null) throw unreadable('X-User-Id');
  return { communityId, viewAs, userId };
}

function idOrNone(name: string, value: unknown): number | null | undefined {
  if (value === undefined) return undefined;
  if (value === 'none') return null;
  const id = typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw unreadable(name);
  return id;
}

const unreadable = (name: string) => new Problem('malformed-request', { detail: `${name} is not a valid ID.` });

function linkedCommunity(query: unknown): number | null | undefined {
  const { csrf, communityId } = query as { csrf?: unknown; communityId?: unknown };
  return csrf === undefined ? undefined : idOrNone('communityId', communityId);
}
