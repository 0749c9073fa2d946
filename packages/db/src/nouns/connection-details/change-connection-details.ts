import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

export interface NewConnectionDetail {
  communityId: number;
  customerUsername: string;
  customerPasswordSealed: string;
  handoffKeySealed: string;
  handoffKeyLength: number;
}

/** Adds what a facility connects with. False where it was added meanwhile. */
export async function insertConnectionDetails(
  trx: WriteTransaction,
  detail: NewConnectionDetail,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('app.connection_detail')
    .values({
      community_id: detail.communityId,
      customer_username: detail.customerUsername,
      customer_password_sealed: detail.customerPasswordSealed,
      handoff_key_sealed: detail.handoffKeySealed,
      handoff_key_length: detail.handoffKeyLength,
      created_at: now,
      updated_at: now,
    })
    .onConflict((existing) => existing.column('community_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Puts a new hand-off key in place; the current one is accepted until the given moment. */
export async function updateHandoffKey(
  trx: WriteTransaction,
  communityId: number,
  { sealed, length, formerUntil }: { sealed: string; length: number; formerUntil: Date },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.connection_detail')
    .set({
      former_handoff_key_sealed: sql<string>`handoff_key_sealed`,
      former_handoff_key_until: formerUntil,
      handoff_key_sealed: sealed,
      handoff_key_length: length,
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('community_id', '=', communityId)
    .execute();
}
