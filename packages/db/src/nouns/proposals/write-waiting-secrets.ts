import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { SealedSecret } from './read-waiting-secrets.ts';

/** Keeps the sealed secret of an approved request for the user who made it. */
export async function insertWaitingSecret(
  trx: WriteTransaction,
  secret: SealedSecret & { createdAt: Date; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('app.waiting_secret')
    .values({
      community_id: secret.communityId,
      object_type: secret.objectType,
      object_id: secret.objectId,
      user_id: secret.userId,
      secret_sealed: secret.secretSealed,
      created_at: secret.createdAt,
      expires_at: secret.expiresAt,
    })
    .execute();
}

/** Deletes the secret of an object that waits for this user and returns it sealed; undefined: none does. */
export async function deleteWaitingSecret(
  trx: WriteTransaction,
  { objectType, objectId, userId, at }: Pick<SealedSecret, 'objectType' | 'objectId' | 'userId'> & { at: Date },
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('app.waiting_secret')
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', at.toISOString())
    .returning('secret_sealed as secretSealed')
    .executeTakeFirst();
  return row?.secretSealed;
}

/** Deletes secrets that no one fetched in time. Scope jobs. */
export async function deleteExpiredWaitingSecrets(trx: WriteTransaction, at: Date): Promise<void> {
  await trx.deleteFrom('app.waiting_secret').where('expires_at', '<=', at.toISOString()).execute();
}

/** Puts a newly sealed secret in place of the old one. Scope jobs. */
export async function updateWaitingSecret(
  trx: WriteTransaction,
  { communityId, objectType, objectId, secretSealed: former }: SealedSecret,
  secretSealed: string,
): Promise<void> {
  await trx
    .updateTable('app.waiting_secret')
    .set({ secret_sealed: secretSealed })
    .where('community_id', '=', communityId)
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .where('secret_sealed', '=', former)
    .execute();
}
