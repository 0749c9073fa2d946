import type { Client } from 'pg';

/** PayTo agreements of the measurements: one of each customer. */
const STATUSES = `(array['ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'CANCELLED', 'REJECTED'])`;

/** Gives every customer an agreement with its payer and terms, once; indexes stay, so it takes a few minutes. */
export async function fillAgreements(client: Client, report: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>('select exists (select from app.payto_agreement) as known');
  if (rows[0]?.known === true) return;
  report('Filling the database with a PayTo agreement of each customer, once');
  await client.query(`
    begin;
    insert into app.settlement_account (community_id, business_id, kind, account_alias, display_name, currency,
        created_at, updated_at, status_changed_at)
      select community_id, id, 'PAYTO_PAYEE', 'PayTo', 'PayTo', 'AUD', now(), now(), now() from app.business where kind = 'SUPPLIER';
    insert into app.payto_agreement (community_id, business_id, customer_id, settlement_account_id, agreement_token, status,
        status_by, status_changed_at, purpose, description, payee_reference, start_date, respond_by, submitted_at,
        created_at, updated_at)
      select c.community_id, c.business_id, c.id, s.id, 'C09' || lpad(c.community_id::text, 9, '0') || lpad(c.id::text, 20, '0'),
        ${STATUSES}[1 + c.id % 10], 'PAYER', m.at, 'UTILITY', 'Water rates ' || c.customer_number, left(c.customer_number, 35),
        m.at::date, m.at, m.at, m.at, m.at
      from app.customer c
      join (select community_id, business_id, min(id) as id from app.settlement_account group by 1, 2) s
        on s.community_id = c.community_id and s.business_id = c.business_id
      cross join lateral (select timestamptz '2025-11-20' + (hashint8(c.id) & 33554431) * interval '1 second' as at) m;
    insert into app.payto_payer (community_id, agreement_id, business_id, payer_type, payer_name, bsb, masked_account_number, updated_at)
      select g.community_id, g.id, g.business_id, 'PERSON', left(c.customer_name, 140), '062000', '•••••678', g.created_at
      from app.payto_agreement g join app.customer c on c.community_id = g.community_id and c.id = g.customer_id;
    insert into app.payto_terms (community_id, business_id, agreement_id, state, agreement_type, frequency, payment_amount,
        created_at, in_force_from)
      select community_id, business_id, id, 'IN_FORCE', 'FIXED', 'MONTHLY', 5000, created_at, created_at from app.payto_agreement;
    commit;
  `);
  for (const table of ['payto_agreement', 'payto_payer', 'payto_terms'])
    await client.query(`vacuum analyze app.${table}`);
}
