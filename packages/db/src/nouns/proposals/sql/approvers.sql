-- Active users who hold all of the rights in the business (null: everywhere), each with what is in the way. A null
-- community leaves staff only. Restricted users decide in their businesses only.
create or replace function app.approvers(p_community bigint, p_business bigint, p_rights text[], p_requester bigint,
  p_subject bigint, p_since timestamptz, p_used_since timestamptz)
returns table (user_id bigint, obstacle text)
language sql stable security definer rows 10 set search_path = ''
as $$
  select u.id, case when u.id = p_subject then 'SUBJECT' else app.approval_obstacle(u.id, p_requester, p_since) end
  from app.system_user u
  where u.status = 'ACTIVE' and (u.kind = 'STAFF' or u.community_id = p_community)
    and (u.kind = 'STAFF' or greatest(u.created_at, u.last_sign_in_at, u.active_since) >= p_used_since)
    and (select count(distinct rr.right_code) from app.user_role ur join app.role r on r.id = ur.role_id
      join app.role_right rr on rr.role_id = r.id
      where ur.user_id = u.id and rr.right_code = any (p_rights) and (r.scope = 'STAFF') = (u.kind = 'STAFF')
        and (ur.business_id is null and r.scope in ('COMMUNITY', 'STAFF') or ur.business_id = p_business))
      = (select count(distinct wanted) from unnest(p_rights) wanted)
    and (not exists (select from app.user_business ub where ub.user_id = u.id)
      or exists (select from app.user_business ub where ub.user_id = u.id and ub.business_id = p_business))
$$;
grant execute on function app.approvers(bigint, bigint, text[], bigint, bigint, timestamptz, timestamptz)
  to tenant, staff, auth;
