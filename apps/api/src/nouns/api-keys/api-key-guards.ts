import { MOST_API_KEYS } from '@quickportal/contracts/api-keys/change';
import { countWorkingApiKeys, type KeptApiKey } from '@quickportal/db/api-keys/read-api-keys';
import type { Reader } from '@quickportal/db/connect/reader';
import { conflict } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { requireWholeCommunity } from '../../procedures/scope.ts';

/** Refuses (403) users who are kept to some businesses: keys reach all of a facility or others of its businesses. */
export const requireKeyReader = (ctx: CallContext): void =>
  requireWholeCommunity(
    ctx,
    'API keys belong to the whole facility. Only users with access to all businesses can see them.',
  );

/** Throws state-conflict (409) where the facility has as many working keys as it can have. */
export async function requireRoomForKey(db: Reader, now: Date): Promise<void> {
  if ((await countWorkingApiKeys(db, now)) >= MOST_API_KEYS)
    throw conflict(`A facility can have ${MOST_API_KEYS} keys that work. Disable one first.`);
}

/** Throws state-conflict (409) where a key is disabled or expired. */
export function requireWorkingKey({ status, expiryDateTime }: KeptApiKey, now: Date): void {
  if (status === 'INACTIVE') throw conflict('This key is disabled already.');
  if (expiryDateTime !== null && Date.parse(expiryDateTime) <= now.getTime()) throw conflict('This key has expired.');
}
