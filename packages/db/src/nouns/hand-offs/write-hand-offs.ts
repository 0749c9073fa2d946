import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { HandOff, HandOffCard } from './get-hand-off.ts';

export interface NewHandOff extends Pick<
  HandOff,
  | 'communityId'
  | 'handOffKey'
  | 'nonce'
  | 'businessId'
  | 'signedByVersion'
  | 'principal'
  | 'currency'
  | 'customerId'
  | 'customerReferenceNumber'
  | 'paymentReferenceNumber'
  | 'returnUrl'
  | 'cancelUrl'
> {
  openedAt: Date;
  expiresAt: Date;
}

/** Keeps a hand-off. False where its nonce was used before. */
export async function insertHandOff(trx: WriteTransaction, handOff: NewHandOff): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('app.hand_off')
    .values({
      community_id: handOff.communityId,
      business_id: handOff.businessId,
      hand_off_key: handOff.handOffKey,
      nonce: handOff.nonce,
      signed_by_version: handOff.signedByVersion,
      principal_amount: Number(handOff.principal),
      currency: handOff.currency,
      customer_id: handOff.customerId,
      customer_reference_number: handOff.customerReferenceNumber,
      payment_reference_number: handOff.paymentReferenceNumber,
      return_url: handOff.returnUrl,
      cancel_url: handOff.cancelUrl,
      opened_at: handOff.openedAt,
      expires_at: handOff.expiresAt,
    })
    .onConflict((existing) => existing.constraint('hand_off_once').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type Key = Pick<HandOff, 'communityId' | 'handOffId'>;

/** Puts a card under review in place of any before it; null after it was paid with. */
export async function updateHandOffCard(
  trx: WriteTransaction,
  { communityId, handOffId }: Key,
  singleUseTokenId: string | null,
): Promise<void> {
  await trx
    .updateTable('app.hand_off')
    .set({
      single_use_token_id: singleUseTokenId,
      cards_entered: singleUseTokenId === null ? sql<number>`cards_entered` : sql<number>`cards_entered + 1`,
    })
    .where('community_id', '=', communityId)
    .where('id', '=', handOffId)
    .execute();
}

/** Ends a hand-off that the payer left without paying. */
export async function updateCancelledHandOff(
  trx: WriteTransaction,
  { communityId, handOffId }: Key,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('app.hand_off')
    .set({ cancelled_at: at, single_use_token_id: null })
    .where('community_id', '=', communityId)
    .where('id', '=', handOffId)
    .execute();
}

interface NewPayment extends Key, HandOffCard {
  businessId: number;
  transactionId: number;
}

/** Keeps the card that a payment was made with. */
export async function insertHandOffPayment(trx: WriteTransaction, payment: NewPayment): Promise<void> {
  await trx
    .insertInto('app.hand_off_payment')
    .values({
      community_id: payment.communityId,
      transaction_id: payment.transactionId,
      business_id: payment.businessId,
      hand_off_id: payment.handOffId,
      vault_entry_id: payment.vaultEntryId,
      expiry_month: payment.expiryMonth,
      expiry_year: payment.expiryYear,
    })
    .execute();
}

/** Deletes the numbers of payments that can no longer be sent; returns how many. Scope jobs. */
export async function deleteHandOffNumbers(trx: WriteTransaction, limit: number): Promise<number> {
  const { rows } = await sql<{ communityId: number; vaultEntryId: number }>`
    with done as (
      select p.community_id, p.transaction_id, p.vault_entry_id
      from app.hand_off_payment p
      join app.transaction t on t.community_id = p.community_id and t.id = p.transaction_id
      where p.vault_entry_id is not null and t.status not in ('PENDING', 'SUSPENDED', 'IN_FLIGHT')
      limit ${limit} for update of p skip locked
    )
    update app.hand_off_payment p set vault_entry_id = null
    from done d where p.community_id = d.community_id and p.transaction_id = d.transaction_id
    returning d.community_id as "communityId", d.vault_entry_id as "vaultEntryId"`.execute(trx);
  await sql`delete from app.vault_entry v
    using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d ("communityId" bigint, "vaultEntryId" bigint)
    where v.community_id = d."communityId" and v.id = d."vaultEntryId"`.execute(trx);
  return rows.length;
}

/** Deletes hand-offs that were opened before this moment, but for those whose payment may still be sent. Scope jobs. */
export async function deleteHandOffs(trx: WriteTransaction, before: Date): Promise<void> {
  await sql`delete from app.hand_off h
    where h.opened_at < ${before} and not exists (
      select from app.hand_off_payment p
      where p.community_id = h.community_id and p.hand_off_id = h.id and p.vault_entry_id is not null)`.execute(trx);
}
