import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

interface OfUser {
  userId: number;
  at: Date;
}

const waiting = preparedQuery('apiKeys.waitingSecrets', (p: OfUser) =>
  build
    .selectFrom('app.api_key_secret')
    .select(['api_key_id as apiKeyId', 'expires_at as expiresAt'])
    .where('user_id', '=', p.userId)
    .where(sql<boolean>`expires_at > ${p.at}`),
);

/** Until when secrets of keys wait for a user, by key. */
export const listWaitingSecrets = async (db: Reader, params: OfUser): Promise<ReadonlyMap<number, string>> =>
  new Map((await db.all(waiting, params)).map(({ apiKeyId, expiresAt }) => [apiKeyId, expiresAt]));

/** A sealed secret and whose it is. */
export interface SealedSecret {
  communityId: number;
  apiKeyId: number;
  userId: number;
  secretSealed: string;
}

const sealedOtherwise = preparedQuery('apiKeys.secretsSealedOtherwise', (p: { keyId: string; limit: number }) =>
  build
    .selectFrom('app.api_key_secret')
    .select([
      'community_id as communityId',
      'api_key_id as apiKeyId',
      'user_id as userId',
      'secret_sealed as secretSealed',
    ])
    .where(sql<boolean>`split_part(secret_sealed, '.', 2) <> ${p.keyId}`)
    .orderBy('community_id')
    .orderBy('api_key_id')
    .limit(p.limit),
);

/** Secrets that are not sealed with the key of this ID. Scope jobs. */
export const listSecretsSealedOtherwise = (
  db: Reader,
  search: { keyId: string; limit: number },
): Promise<SealedSecret[]> => db.all(sealedOtherwise, search);
