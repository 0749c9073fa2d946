import { BLACKLIST_MONTHS } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-bounds';
import { cardMethods } from '@quickportal/contracts/rules/payments/payment-methods';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** What counts as BIN testing: attempts with cards of one BIN within a time. Shares are 0 to 1. */
export interface BinTestingWindow {
  minutes: number;
  attempts: number;
  cards: number;
  /** Of the attempts of the facility in that time. */
  shareOfAll: number;
  /** Of the attempts with cards of the BIN. */
  declined: number;
}

/** BIN testing of a facility that goes on now. */
export interface BinAlert {
  alertId: number;
  communityId: number;
  bin: string;
  attempts: number;
  declined: number;
  cards: number;
  detectedAt: string;
  /** Found just now; false: it was known and goes on. */
  isNew: boolean;
}

interface Detection {
  window: BinTestingWindow;
  /** Response codes of declines that say nothing about the payer. */
  technical: readonly string[];
  now: Date;
  endsAt: Date;
}

const attemptsSince = ({ window, now, technical }: Detection) => sql`
  select t.community_id, t.business_id, t.id, left(t.masked_number, 6) as bin, t.fingerprint, t.masked_number, t.payer_ip,
    t.status = 'DECLINED' and t.response_code is not null and t.response_code <> all (${technical}::text[]) as is_declined
  from app.transaction t
  where t.community_id in (select community_id from app.fraud_bin_testing_mode where mode <> 'OFF')
    and t.transaction_time > ${now}::timestamptz - make_interval(mins => ${window.minutes})
    and t.payment_method = any (${cardMethods}::text[]) and t.transaction_type = 'PAYMENT' and t.fingerprint is not null`;

/** Finds BIN testing in every facility that looks for it, and keeps it as an alert until `endsAt`. */
export async function detectBinTesting(trx: WriteTransaction, detection: Detection): Promise<BinAlert[]> {
  const { window, now, endsAt } = detection;
  const { rows } = await sql<BinAlert>`
    with attempt as (${attemptsSince(detection)}),
    counted as (
      select community_id, bin, count(*)::integer as attempts, count(*) filter (where is_declined)::integer as declined,
        count(distinct fingerprint)::integer as cards, sum(count(*)) over (partition by community_id) as all_attempts
      from attempt group by community_id, bin),
    found as (
      select * from counted
      where attempts >= ${window.attempts} and cards >= ${window.cards}
        and attempts > ${window.shareOfAll}::numeric * all_attempts and declined > ${window.declined}::numeric * attempts),
    going_on as (
      update app.fraud_bin_alert a
      set ends_at = ${endsAt}, attempts = found.attempts, declined = found.declined, cards = found.cards
      from found
      where a.community_id = found.community_id and a.bin = found.bin and a.ends_at > ${now}
      returning a.*),
    begun as (
      insert into app.fraud_bin_alert (community_id, bin, attempts, declined, cards, detected_at, ends_at)
      select community_id, bin, attempts, declined, cards, ${now}, ${endsAt} from found
      where not exists (select from app.fraud_bin_alert a
        where a.community_id = found.community_id and a.bin = found.bin and a.ends_at > ${now})
      returning *)
    select id as "alertId", community_id as "communityId", bin, attempts, declined, cards, detected_at as "detectedAt",
      false as "isNew" from going_on
    union all
    select id, community_id, bin, attempts, declined, cards, detected_at, true from begun`.execute(trx);
  return rows;
}

/**
 * Puts the cards that were declined in BIN testing, and the addresses they came from, on the blacklist, where the mode
 * of the facility or business is Alert and Decline. A card that was ever approved is left out, and so is its address.
 */
export async function blacklistBinTesting(
  trx: WriteTransaction,
  detection: Detection,
  alerts: readonly Pick<BinAlert, 'communityId' | 'bin'>[],
): Promise<void> {
  for (const { communityId, bin } of alerts)
    await sql`
      with attempt as (${attemptsSince(detection)}),
      seen as (
        select a.* from attempt a
        where a.community_id = ${communityId} and a.bin = ${bin} and a.is_declined
          and exists (select from app.fraud_bin_testing_mode m
            where m.community_id = a.community_id and (m.business_id is null or m.business_id = a.business_id)
              and m.mode = 'ALERT_AND_BLACKLIST')
          and not exists (select from app.transaction t
            where t.community_id = a.community_id and t.fingerprint = a.fingerprint
              and t.status in ('APPROVED', 'REFUNDED', 'VOIDED')))
      insert into app.fraud_blacklist (community_id, kind, fingerprint, masked_number, ip_address, created_at, expires_at)
      select distinct on (part.fingerprint, part.ip_address) seen.community_id, part.kind, part.fingerprint,
        part.masked_number, part.ip_address, ${detection.now}::timestamptz,
        ${detection.now}::timestamptz + make_interval(months => ${BLACKLIST_MONTHS})
      from seen cross join lateral (values
        ('CARD', seen.fingerprint, seen.masked_number, null::text),
        ('IP_ADDRESS', null::bytea, null::text, app.address_subject(seen.payer_ip))) part (kind, fingerprint, masked_number, ip_address)
      where part.fingerprint is not null or part.ip_address is not null
      on conflict (community_id, fingerprint, ip_address) do update
        set expires_at = greatest(fraud_blacklist.expires_at, excluded.expires_at)`.execute(trx);
}
