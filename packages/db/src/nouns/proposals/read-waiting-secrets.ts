import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** What a secret can belong to. */
export type SecretObjectType = 'api-key' | 'certificate';

interface OfUser {
  objectType: SecretObjectType;
  userId: number;
  at: Date;
}

const waiting = preparedQuery('proposals.waitingSecrets', (p: OfUser) =>
  build
    .selectFrom('app.waiting_secret')
    .select(['object_id as objectId', 'expires_at as expiresAt'])
    .where('object_type', '=', p.objectType)
    .where('user_id', '=', p.userId)
    .where(sql<boolean>`expires_at > ${p.at}`),
);

/** Until when secrets of one type of object wait for a user, by object. */
export const listWaitingSecrets = async (db: Reader, params: OfUser): Promise<ReadonlyMap<number, string>> =>
  new Map((await db.all(waiting, params)).map(({ objectId, expiresAt }) => [objectId, expiresAt]));

/** A sealed secret and whose it is. */
export interface SealedSecret {
  communityId: number;
  objectType: SecretObjectType;
  objectId: number;
  userId: number;
  secretSealed: string;
}

const sealedOtherwise = preparedQuery('proposals.secretsSealedOtherwise', (p: { keyId: string; limit: number }) =>
  build
    .selectFrom('app.waiting_secret')
    .select([
      'community_id as communityId',
      'object_type as objectType',
      'object_id as objectId',
      'user_id as userId',
      'secret_sealed as secretSealed',
    ])
    .$narrowType<{ objectType: SecretObjectType }>()
    .where(sql<boolean>`split_part(secret_sealed, '.', 2) <> ${p.keyId}`)
    .orderBy('community_id')
    .orderBy('object_type')
    .orderBy('object_id')
    .limit(p.limit),
);

/** Secrets that are not sealed with the key of this ID. Scope jobs. */
export const listSecretsSealedOtherwise = (
  db: Reader,
  search: { keyId: string; limit: number },
): Promise<SealedSecret[]> => db.all(sealedOtherwise, search);
