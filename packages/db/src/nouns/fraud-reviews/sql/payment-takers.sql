-- The users who took a payment: who made it and, where a schedule did, who made or changed the schedule. Definer's
-- rights: whoever decides about the payment may lack the right to read the entries of schedules.
create or replace function app.payment_takers(p_community bigint, p_transaction bigint) returns bigint[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select t.created_by_user_id where t.created_by_user_id is not null
    union
    select e.actor_user_id from app.audit_entry e
    where e.community_id = t.community_id and e.object_type = 'recurring-payment'
      and e.object_id = t.recurring_payment_id::text and e.actor_user_id is not null and e.outcome = 'SUCCESS'
    order by 1)
  from app.transaction t where t.community_id = p_community and t.id = p_transaction
$$;
grant execute on function app.payment_takers(bigint, bigint) to tenant, staff;
