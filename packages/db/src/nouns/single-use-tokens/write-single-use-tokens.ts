import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { LockedSingleUseToken } from './get-single-use-token.ts';

export interface NewSingleUseToken extends Pick<
  LockedSingleUseToken,
  | 'singleUseTokenId'
  | 'accountType'
  | 'businessId'
  | 'holderName'
  | 'maskedNumber'
  | 'cardScheme'
  | 'expiryMonth'
  | 'expiryYear'
> {
  communityId: number;
  vaultEntryId: number;
  fingerprint: Buffer;
  /** BSB of six digits; null for a card. */
  bsb: string | null;
  createdAt: Date;
  expiresAt: Date;
}

/** Keeps a token whose number is in the vault already, and returns the key of its row. */
export async function insertSingleUseToken(trx: WriteTransaction, token: NewSingleUseToken): Promise<number> {
  const { id } = await trx
    .insertInto('app.payment_token')
    .values({
      community_id: token.communityId,
      business_id: token.businessId,
      single_use_token_id: token.singleUseTokenId,
      account_type: token.accountType,
      holder_name: token.holderName,
      card_scheme: token.cardScheme,
      masked_number: token.maskedNumber,
      expiry_month: token.expiryMonth,
      expiry_year: token.expiryYear,
      bsb: token.bsb,
      vault_entry_id: token.vaultEntryId,
      fingerprint: token.fingerprint,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks a locked token as used. Its number belongs to what it was used for from then on. */
export async function updateUsedToken(
  trx: WriteTransaction,
  { tokenKey, usedFor, at }: { tokenKey: number; usedFor: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('app.payment_token')
    .set({ status: 'USED', used_at: at, used_for: usedFor, vault_entry_id: null, fingerprint: null })
    .where('id', '=', tokenKey)
    .execute();
}

/** Ends tokens whose time has passed and deletes their numbers from the vault; returns how many. Scope jobs. */
export async function expireSingleUseTokens(
  trx: WriteTransaction,
  { at, limit }: { at: Date; limit: number },
): Promise<number> {
  const { rows } = await sql<{ communityId: number; vaultEntryId: number | null }>`
    with due as (
      select community_id, id, vault_entry_id from app.payment_token
      where status = 'ACTIVE' and expires_at <= ${at} order by expires_at limit ${limit} for update skip locked
    )
    update app.payment_token t set status = 'EXPIRED', vault_entry_id = null, fingerprint = null
    from due d where t.community_id = d.community_id and t.id = d.id
    returning d.community_id as "communityId", d.vault_entry_id as "vaultEntryId"`.execute(trx);
  await sql`delete from app.vault_entry v
    using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d ("communityId" bigint, "vaultEntryId" bigint)
    where v.community_id = d."communityId" and v.id = d."vaultEntryId"`.execute(trx);
  return rows.length;
}

/** Deletes tokens that ended before this moment. Scope jobs. */
export async function deleteSingleUseTokens(trx: WriteTransaction, before: Date): Promise<void> {
  await trx
    .deleteFrom('app.payment_token')
    .where('status', '<>', 'ACTIVE')
    .where('expires_at', '<', before.toISOString())
    .execute();
}
