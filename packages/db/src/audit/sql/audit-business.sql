-- The business that an entry's customer or object belongs to; null where it belongs to none.
create or replace function app.audit_business(p_community bigint, p_type text, p_object text, p_customer bigint)
returns bigint
language sql stable security definer set search_path = ''
as $$ select coalesce(
  (select business_id from app.customer where community_id = p_community and id = p_customer),
  case p_type
    when 'transaction' then
      (select business_id from app.transaction where community_id = p_community and receipt_number = p_object limit 1)
    when 'proposal' then (select business_id from app.proposal where id = p_object::bigint)
    when 'business' then (select id from app.business where community_id = p_community and id = p_object::bigint)
  end) $$;
