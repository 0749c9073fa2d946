import { bulkLoad } from '@quickportal/db/seed/bulk/bulk-load';
import { bulkPaymentTables } from '@quickportal/db/seed/bulk/bulk-payments';
import type { Client } from 'pg';

/** The facility whose rules are tested, and its card payments of the last 90 days. */
export const labCommunity = { communityId: 999_001, businessId: 999_001, payments: 5_000_000 };

/**
 * Adds a facility with card payments, where it is not there yet: two million cards, of which 95,000 make half of the
 * payments and 5,000 pay in a row; nine in ten from an IP address, most of them Australian; one in 14 is declined.
 */
export async function fillCardPayments(owner: Client, report: (line: string) => void): Promise<void> {
  const { communityId, businessId, payments } = labCommunity;
  const { rowCount } = await owner.query('select from app.community where id = $1', [communityId]);
  if (rowCount) return;
  report(`Filling a facility with ${payments} card payments, once`);
  await bulkLoad(owner, bulkPaymentTables, async () => {
    await owner.query(
      `insert into app.community (id, name, code, time_zone, currency, country, created_at)
       values ($1, 'Rule lab', 'RULELAB', 'Australia/Sydney', 'AUD', 'AU', now())`,
      [communityId],
    );
    await owner.query(
      `insert into app.business (community_id, id, kind, name, code, settlement_currency, created_at)
       values ($1, $2, 'SUPPLIER', 'Rule lab', 'RULELAB', 'AUD', now())`,
      [communityId, businessId],
    );
    await owner.query(
      `insert into app.card_bin (prefix, country, loaded_at)
       select (400000 + n * 17)::text, case when n % 50 < 48 then 'AU' else (array['NZ', 'GB', 'US', 'VN'])[1 + n / 50 % 4] end, now()
       from generate_series(0, 5000) n on conflict do nothing`,
    );
    await owner.query(inserted, [communityId, businessId, payments]);
  });
  await owner.query('vacuum analyze app.transaction, app.community, app.business, app.card_bin');
}

const inserted = `
insert into app.transaction (community_id, business_id, status, amount, surcharge_amount, currency, source,
  payment_method, customer_name, holder_name, card_scheme, masked_number, last_four, fingerprint, payer_ip, summary_code,
  response_code, response_text, settlement_date, transaction_time, status_changed_at)
select $1, $2, status, amount, 0, 'AUD', 'ONLINE', 'CREDIT_CARD', 'Customer ' || card, 'CUSTOMER ' || card, 'VISA',
  (400000 + card % 5001 * 17) || '......' || lpad((card % 10000)::text, 4, '0'), lpad((card % 10000)::text, 4, '0'),
  sha256(('card' || card)::bytea), ip, case status when 'DECLINED' then 1 else 0 end,
  case status when 'DECLINED' then (array['05', '51', '54', '96'])[1 + chance % 4] else '08' end,
  case status when 'DECLINED' then 'Declined' else 'Approved' end, moment::date, moment, moment
from (
  select n, card, chance, moment,
    case when chance % 14 = 0 or card % 3000 = 0 then 'DECLINED' when chance % 99 = 0 then 'REFUNDED' else 'APPROVED' end
      as status,
    500 + (chance * 7919) % case when chance % 1000 = 0 then 900000 else 30000 end as amount,
    case when chance % 10 = 0 then null else host((case when chance % 100 = 1 then '20.0.0.0' else '1.128.0.0' end)::inet + (card * 31 % 700000)) end as ip
  from (
    select n, abs(hashint8(n)::bigint) as chance,
      case when n % 2 = 0 then abs(hashint8(n * 31)::bigint) % 1900000
        when n % 1000 < 12 then 1900000 + n / 1000 % 5000 else 1905000 + abs(hashint8(n * 17)::bigint) % 95000 end as card,
      now() - make_interval(secs => (1 - n::float8 / $3) * 89.5 * 86400) as moment
    from generate_series(1, $3::bigint) n) drawn) payment`;
