import type { Client } from 'pg';
import { AT } from '../../testing/every-call/same-key-twice.ts';

interface NewTerm {
  accountId: number;
  product?: string;
  instrument?: string;
  communityId?: number;
  businessId?: number;
}

/** Adds a payment term, by default of business 101 of community 10, and returns its id. */
export async function insertPaymentTerm(
  owner: Client,
  { accountId, product = 'RECURRING', instrument = 'DIRECT_ENTRY', communityId = 10, businessId = 101 }: NewTerm,
): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into app.payment_term
       (community_id, business_id, settlement_account_id, instrument_code, product, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6) returning id`,
    [communityId, businessId, accountId, instrument, product, AT],
  );
  return Number(rows[0]?.id);
}
