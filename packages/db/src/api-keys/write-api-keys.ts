import { sql } from 'kysely';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import { apiKeyHash } from './api-key-hash.ts';

export interface NewApiKey {
  communityId: number;
  name: string;
  securityCode: 'SECRET' | 'PUBLISHABLE';
  /** The whole key; kept only where it is publishable. */
  key: string;
  /** How the key begins and ends, for people to recognise it. */
  hint: string;
  expiresAt: Date | null;
  /** Businesses it is restricted to; none: all of the community. */
  businessIds: readonly number[];
  /** Full name of who made it. */
  createdBy: string;
  at: Date;
}

/** Keeps a new key: its hash, never the secret itself. Throws ConstraintError for a business of another community. */
export async function insertApiKey(trx: WriteTransaction, newApiKey: NewApiKey): Promise<number> {
  const { id } = await trx
    .insertInto('app.api_key')
    .values({
      community_id: newApiKey.communityId,
      name: newApiKey.name,
      security_code: newApiKey.securityCode,
      key_hash: apiKeyHash(newApiKey.key),
      key_hint: newApiKey.hint,
      published_key: newApiKey.securityCode === 'PUBLISHABLE' ? newApiKey.key : null,
      expires_at: newApiKey.expiresAt,
      created_by: newApiKey.createdBy,
      created_at: newApiKey.at,
      updated_at: newApiKey.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const businesses = newApiKey.businessIds.map((businessId) => ({
    community_id: newApiKey.communityId,
    api_key_id: id,
    business_id: businessId,
  }));
  if (businesses.length > 0) await trx.insertInto('app.api_key_business').values(businesses).execute();
  return id;
}

/** Notes when keys were last used; never moves a moment back. Scope jobs. */
export async function touchApiKeys(
  trx: WriteTransaction,
  uses: readonly { communityId: number; apiKeyId: number; at: string }[],
): Promise<void> {
  await sql`update app.api_key k set last_used_at = u.at
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u ("communityId" bigint, "apiKeyId" bigint, at timestamptz)
    where k.community_id = u."communityId" and k.id = u."apiKeyId" and (k.last_used_at is null or k.last_used_at < u.at)`.execute(
    trx,
  );
}
