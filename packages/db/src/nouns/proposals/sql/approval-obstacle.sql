-- Why a user may not decide what another one asked for; null: nothing is in the way. The rights are a separate matter.
-- LINKED: a chain of made or edited accounts and shared contact details leads from one to the other.
create or replace function app.approval_obstacle(p_user bigint, p_requester bigint, p_since timestamptz) returns text
language sql stable security definer set search_path = ''
as $$ select case
  when p_user = p_requester then 'REQUESTER'
  when exists (
    select from app.user_contact mine join app.user_contact theirs on theirs.kind = mine.kind and theirs.value = mine.value
    where mine.user_id = p_user and theirs.user_id = p_requester
      and (mine.held_until is null or mine.held_until > p_since)
      and (theirs.held_until is null or theirs.held_until > p_since)) then 'SAME_PERSON'
  when exists (select from app.user_administration
    where administered_by = p_requester and user_id = p_user and at > p_since) then 'ADMINISTERED'
  when exists (select from app.user_administration
    where administered_by = p_user and user_id = p_requester and at > p_since) then 'ADMINISTRATOR'
  when p_user in (
    with recursive linked (id) as (
      select p_requester
      union
      select link.id from linked cross join lateral (
        select user_id from app.user_administration
          where administered_by = linked.id and gives_control and at > p_since
        union all
        select administered_by from app.user_administration
          where user_id = linked.id and gives_control and at > p_since
        union all
        select theirs.user_id from app.user_contact mine
          join app.user_contact theirs on theirs.kind = mine.kind and theirs.value = mine.value
          where mine.user_id = linked.id and (mine.held_until is null or mine.held_until > p_since)
            and (theirs.held_until is null or theirs.held_until > p_since)) link (id))
    select id from linked) then 'LINKED'
  end $$;
grant execute on function app.approval_obstacle(bigint, bigint, timestamptz) to tenant, staff, auth;
