import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { SealedSecret } from './read-api-key-secrets.ts';

/** Keeps the sealed secret of a key for the user who requested it. */
export async function insertApiKeySecret(
  trx: WriteTransaction,
  secret: SealedSecret & { createdAt: Date; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('app.api_key_secret')
    .values({
      community_id: secret.communityId,
      api_key_id: secret.apiKeyId,
      user_id: secret.userId,
      secret_sealed: secret.secretSealed,
      created_at: secret.createdAt,
      expires_at: secret.expiresAt,
    })
    .execute();
}

/** Deletes the secret of a key that waits for this user and returns it sealed; undefined: none does. */
export async function deleteApiKeySecret(
  trx: WriteTransaction,
  { apiKeyId, userId, at }: { apiKeyId: number; userId: number; at: Date },
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('app.api_key_secret')
    .where('api_key_id', '=', apiKeyId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', at.toISOString())
    .returning('secret_sealed as secretSealed')
    .executeTakeFirst();
  return row?.secretSealed;
}

/** Deletes secrets that no one fetched in time. Scope jobs. */
export async function deleteExpiredApiKeySecrets(trx: WriteTransaction, at: Date): Promise<void> {
  await trx.deleteFrom('app.api_key_secret').where('expires_at', '<=', at.toISOString()).execute();
}

/** Puts a newly sealed secret in place of the old one. Scope jobs. */
export async function updateApiKeySecret(
  trx: WriteTransaction,
  { communityId, apiKeyId, secretSealed: former }: SealedSecret,
  secretSealed: string,
): Promise<void> {
  await trx
    .updateTable('app.api_key_secret')
    .set({ secret_sealed: secretSealed })
    .where('community_id', '=', communityId)
    .where('api_key_id', '=', apiKeyId)
    .where('secret_sealed', '=', former)
    .execute();
}
