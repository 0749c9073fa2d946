import { sql, type Kysely } from 'kysely';

/** Payments are counted, and blacklisted, by the /64 of an IPv6 address instead of the whole of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
drop index app.transaction_by_payer_ip;
create index transaction_by_payer
  on app.transaction (community_id, app.address_subject(payer_ip), transaction_time) include (status, fingerprint)
  where payer_ip is not null;

delete from app.fraud_blacklist b using app.fraud_blacklist kept
where b.ip_address like '%:%' and kept.ip_address like '%:%' and kept.community_id = b.community_id
  and app.address_subject(kept.ip_address) = app.address_subject(b.ip_address)
  and (kept.expires_at, kept.id) > (b.expires_at, b.id);
update app.fraud_blacklist set ip_address = app.address_subject(ip_address) where ip_address like '%:%';
`)
    .execute(db);
}
