-- Ids of the communities that a term is known of: words of their name or code, words of a business, the beginning of a
-- code of billing, a registered domain or one above it, the domain of a user's email. At most at_most of each.
create or replace function app.community_matches(term text, at_most integer) returns setof bigint
language plpgsql stable security definer rows 100 set search_path = ''
as $$
declare
  words text := app.search_condition(term);
  billing text := upper(btrim(term));
  domain text := substring(lower(btrim(term)) from '^(?:https?://|[^@]*@)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:[:/].*)?$');
begin
  return query execute format('(select id from app.community where %1$s limit %2$s)
    union (select community_id from app.business where %1$s limit %2$s)', words, at_most);
  if billing ~ '^[A-Z0-9-]{2,20}$' then
    return query select p.community_id from app.business_parameter p
      where p.code = 'BILLING_CODE' and p.value collate "C" >= billing and p.value collate "C" < billing || '~'
      limit at_most;
  end if;
  if domain is not null then
    -- a registered domain is kept as an address, of which an index has the trigrams
    return query execute format('select community_id from app.domain_whitelist
      where url like %L and url ~ %L limit %s', '%' || domain || '%',
      '^https://([^/]*\.)?' || replace(domain, '.', '\.') || '([:/]|$)', at_most);
    return query select u.community_id from app.system_user u
      where u.community_id is not null and lower(split_part(u.email, '@', 2)) = domain limit at_most;
  end if;
end $$;
grant execute on function app.community_matches(text, integer) to staff;
