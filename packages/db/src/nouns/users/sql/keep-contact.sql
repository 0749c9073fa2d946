-- Ends the contact detail that a user holds and begins the new one, where they differ.
create or replace function app.keep_contact(p_user bigint, p_kind text, p_value text, p_at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from app.user_contact where user_id = p_user and kind = p_kind and held_until is null
    and value = p_value) then return; end if;
  update app.user_contact set held_until = greatest(p_at, held_from)
    where user_id = p_user and kind = p_kind and held_until is null;
  if p_value is not null then
    insert into app.user_contact (user_id, kind, value, held_from) values (p_user, p_kind, p_value, p_at);
  end if;
end $$;
