import type { WriteTransaction } from '../../connect/write-transaction.ts';

export type PayToEventKind =
  | 'SUBMITTED'
  | 'DELIVERED'
  | 'APPROVED'
  | 'DECLINED'
  | 'REFUSED'
  | 'RECALLED'
  | 'LAPSED'
  | 'SUSPENDED'
  | 'RELEASED'
  | 'CANCELLED'
  | 'ENDED'
  | 'FINAL_PAYMENT';

/** Something that happened to an agreement, and whose doing it was. */
export interface PayToEvent {
  kind: PayToEventKind;
  side: 'PAYEE' | 'PAYER' | 'SYSTEM';
  reasonCode: string | null;
  /** The person who did it, where it was one of ours. */
  userId: number | null;
}

interface Place {
  communityId: number;
  businessId: number;
  agreementId: number;
}

/** Adds to the history of an agreement. */
export async function insertPayToEvent(
  trx: WriteTransaction,
  { communityId, businessId, agreementId }: Place,
  { kind, side, reasonCode, userId }: PayToEvent,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('app.payto_event')
    .values({
      community_id: communityId,
      business_id: businessId,
      agreement_id: agreementId,
      kind,
      side,
      reason_code: reasonCode,
      user_id: userId,
      happened_at: now,
    })
    .execute();
}
