-- What fraud guard counts for payments that were just inserted, whatever businesses the caller is kept to: the rules are
-- about the whole facility. Counts stop at 51, the highest limit and one, those of cards from an address at 6; only
-- payments recorded before count.
create or replace function app.fraud_signals(payments json, moment timestamptz, technical text[])
returns table (
  transaction_id bigint, declined_of_card integer, declined_of_address integer, approved_of_card integer,
  cards_of_address integer, customer_state text, customer_country text, has_bin_alert boolean, is_known_card boolean,
  is_card_blacklisted boolean, is_address_blacklisted boolean)
language sql stable security definer rows 25 set search_path = ''
as $$
  select given.transaction_id,
    case when given.card_since is null then 0 else (
      select count(*)::integer from (
        select from app.transaction t
        where t.community_id = scope.community and t.fingerprint = given.fingerprint
          and t.transaction_time > given.card_since and t.id < given.transaction_id
          and (t.status = 'IN_FLIGHT' or t.status = 'DECLINED' and t.response_code is not null
            and t.response_code <> all (technical))
        limit 51) counted) end,
    case when given.address_since is null then 0 else (
      select count(*)::integer from (
        select from app.transaction t
        where t.community_id = scope.community and app.address_subject(t.payer_ip) = payer.subject
          and t.transaction_time > given.address_since and t.id < given.transaction_id
          and t.status = 'DECLINED' and t.response_code is not null and t.response_code <> all (technical)
        limit 51) counted) end,
    case when given.approvals_since is null then 0 else (
      select count(*)::integer from (
        select from app.transaction t
        where t.community_id = scope.community and t.fingerprint = given.fingerprint
          and t.transaction_time > given.approvals_since and t.id < given.transaction_id
          and t.status in ('IN_FLIGHT', 'APPROVED', 'REFUNDED', 'VOIDED')
        limit 51) counted) end,
    case when not given.checks_bin_testing or given.payer_ip is null then 0 else (
      -- One pass from the newest payment back that ends at the sixth card: what is newer than the last card found
      -- was paid with cards found before.
      with recursive cards as (
        (select array[t.fingerprint] as found, t.transaction_time as since from app.transaction t
          where t.community_id = scope.community and app.address_subject(t.payer_ip) = payer.subject
            and t.transaction_time > moment - interval '1 hour' and t.id <= given.transaction_id
            and t.fingerprint is not null
          order by t.transaction_time desc limit 1)
        union all
        select cards.found || next.fingerprint, next.transaction_time
        from cards cross join lateral (
          select t.fingerprint, t.transaction_time from app.transaction t
          where t.community_id = scope.community and app.address_subject(t.payer_ip) = payer.subject
            and t.transaction_time > moment - interval '1 hour' and t.transaction_time <= cards.since
            and t.id <= given.transaction_id and t.fingerprint <> all (cards.found)
          order by t.transaction_time desc limit 1) next
        where cardinality(cards.found) < 6)
      select coalesce(max(cardinality(cards.found)), 0) from cards) end,
    customer.state, customer.country,
    given.checks_bin_testing and exists (
      select from app.fraud_bin_alert a
      where a.community_id = scope.community and a.ends_at > moment and a.bin = given.bin),
    given.checks_bin_testing and exists (
      select from app.transaction t
      where t.community_id = scope.community and t.fingerprint = given.fingerprint and t.id < given.transaction_id
        and t.status in ('APPROVED', 'REFUNDED', 'VOIDED')),
    given.checks_bin_testing and exists (
      select from app.fraud_blacklist b
      where b.community_id = scope.community and b.fingerprint = given.fingerprint and b.expires_at > moment),
    given.checks_bin_testing and exists (
      select from app.fraud_blacklist b
      where b.community_id = scope.community and b.ip_address = payer.subject and b.expires_at > moment)
  from (select nullif(current_setting('app.community', true), '')::bigint as community) scope
  cross join json_to_recordset(payments) as given (
    transaction_id bigint, customer_id bigint, fingerprint bytea, payer_ip text, bin text, card_since timestamptz,
    address_since timestamptz, approvals_since timestamptz, checks_bin_testing boolean)
  cross join lateral (select app.address_subject(given.payer_ip) as subject) payer
  left join app.customer on customer.community_id = scope.community and customer.id = given.customer_id
  where scope.community is not null
$$;
grant execute on function app.fraud_signals(json, timestamptz, text[]) to tenant;
