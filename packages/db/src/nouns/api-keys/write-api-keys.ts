import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { hashApiKey } from './hash-api-key.ts';

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
  /** The key that it is made for in its place. */
  replacesApiKeyId: number | null;
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
      key_hash: hashApiKey(newApiKey.key),
      key_hint: newApiKey.hint,
      published_key: newApiKey.securityCode === 'PUBLISHABLE' ? newApiKey.key : null,
      expires_at: newApiKey.expiresAt,
      replaces_id: newApiKey.replacesApiKeyId,
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

/** Locks a community's keys for generating one, so that their number stays bounded. */
export async function lockApiKeys(trx: WriteTransaction, communityId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`api keys ${communityId}`}, 7201120025))`.execute(trx);
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

/** Disables a key, from the next request on. */
export async function disableApiKey(trx: WriteTransaction, apiKeyId: number, at: Date): Promise<void> {
  await trx
    .updateTable('app.api_key')
    .set({ status: 'INACTIVE', version: sql<number>`version + 1`, updated_at: at })
    .where('id', '=', apiKeyId)
    .execute();
}

/** Enables a key until its end, from the next request on; a new end has notices of its own. */
export async function enableApiKey(
  trx: WriteTransaction,
  { apiKeyId, expiresAt, at }: { apiKeyId: number; expiresAt?: Date; at: Date },
): Promise<void> {
  await trx
    .updateTable('app.api_key')
    .set({
      status: 'ACTIVE',
      version: sql<number>`version + 1`,
      updated_at: at,
      ...(expiresAt && { expires_at: expiresAt, end_notice_days: null }),
    })
    .where('id', '=', apiKeyId)
    .execute();
}

/** Keys whose end notices are sent of, by name and hint. */
export const endingApiKeys = {
  table: 'app.api_key',
  isWorking: sql<boolean>`k.status = 'ACTIVE'`,
  name: sql<string>`k.name || ' (' || k.key_hint || ')'`,
  config: 'app.api_key_config',
} as const;
