import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** The community and users that a caller names in a request. Undefined: not named; null: named as none. */
export interface CallerNames {
  /** `X-Community-Id`: the community to work in. */
  readonly communityId?: number | null | undefined;
  /** `X-View-As`: the user viewed as. */
  readonly viewAs?: number | null | undefined;
  /** `X-User-Id`: the signed-in user; during a view-as, the user who is viewing. */
  readonly userId?: number | undefined;
}

/**
 * Reads the community and users named in the headers. Links cannot send headers, so for them the query parameter
 * `communityId` counts, next to `csrf`. Throws malformed-request (400) for a value that is neither an ID nor `none`.
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
