import { insertTransaction, type Place } from '@quickportal/db/testing/payment-rows';
import type { Client } from 'pg';

/** A payment that fraud guard suspended, without an account that could be charged. */
export async function insertSuspendedPayment(
  owner: Client,
  place: Place,
  { receiptNumber, customerId }: { receiptNumber: string; customerId: number | null },
): Promise<void> {
  await insertTransaction(owner, place, {
    receipt_number: receiptNumber,
    customer_id: customerId,
    status: 'SUSPENDED',
  });
  await owner.query(
    `insert into app.fraud_decision (community_id, business_id, transaction_id, rules_version, mode, status, decided_at)
     select community_id, business_id, id, 1, 'ACTIVE', 'SUSPENDED', transaction_time from app.transaction
     where community_id = $1 and receipt_number = $2`,
    [place.communityId, receiptNumber],
  );
}
