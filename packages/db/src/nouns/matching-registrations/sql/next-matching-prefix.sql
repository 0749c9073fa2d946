-- The next free prefix of virtual accounts, null when all were given. None begins with another: 10 to 49, then 500 to
-- 899, then 9000 to 9999; a deleted registration's is not given again, since payers go on using their account numbers.
create or replace function app.next_matching_prefix() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  place bigint;
  candidate text;
begin
  loop
    place := nextval('app.matching_prefix');
    candidate := case
      when place < 40 then (10 + place)::text
      when place < 440 then (500 + place - 40)::text
      when place < 1440 then (9000 + place - 440)::text
    end;
    if candidate is null then return null; end if;
    if not exists (select from app.matching_registration where prefix = candidate and registration_type = 'PRODUCT_OWNED') then
      return candidate;
    end if;
  end loop;
end $$;
grant execute on function app.next_matching_prefix() to staff;
