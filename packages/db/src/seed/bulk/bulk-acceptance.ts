import type { Client } from 'pg';
import { hasSurcharge, surchargeRate } from './bulk-payments.ts';

/** Every seeded business takes Visa, Mastercard, Amex and its country's direct debit; some surcharge their cards. */
export async function insertBulkAcceptance(
  owner: Client,
  given: { communityId: number; businessIds: readonly number[]; country: 'AU' | 'NZ'; now: Date },
): Promise<void> {
  const { communityId, businessIds, country, now } = given;
  const debit = country === 'NZ' ? 'DIRECT_DEBIT_NZ' : 'DIRECT_DEBIT';
  await owner.query(
    `insert into app.accepted_account_type (community_id, business_id, account_type, accepted_since)
     select $1, b, type, $4 from unnest($2::bigint[]) b, unnest(array['CREDIT_CARD', $3]) type`,
    [communityId, businessIds, debit, now],
  );
  await owner.query(
    `insert into app.accepted_card (community_id, business_id, card_scheme, funding, accepted_since)
     select $1, b, scheme, funding, $3 from unnest($2::bigint[]) b, (values ('VISA', 'CREDIT'), ('VISA', 'DEBIT'),
       ('MASTERCARD', 'CREDIT'), ('MASTERCARD', 'DEBIT'), ('AMEX', 'CREDIT')) as card (scheme, funding)`,
    [communityId, businessIds, now],
  );
  // Seeded payments go back three years
  await owner.query(
    `insert into app.card_surcharge (community_id, business_id, card_scheme, funding, effective_from, rate, created_at)
     select $1, b, scheme, 'CREDIT', ($3::timestamptz - interval '4 years')::date, $4, $3
     from unnest($2::bigint[]) b, unnest(array['VISA', 'MASTERCARD', 'AMEX']) scheme`,
    [communityId, businessIds.filter(hasSurcharge), now, surchargeRate],
  );
}
