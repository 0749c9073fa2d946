-- Text made comparable, as foldText of the contracts does it: case, accents, apostrophes, hyphens and most full stops
-- don't matter. Plain ASCII is the fast path, which PostgreSQL inlines. Tables keep what it returned: anyone who changes
-- it adds a migration that calls refold.
create or replace function app.fold(value text) returns text language sql immutable parallel safe
as $$
  select case when octet_length(value) = char_length(value) and value !~ '[^!-~ ]|[&,;.]|  |^ | $| [-''`]|[-''`] '
    then translate(lower(value), '-''`', '') else app.fold_any(value) end
$$;
grant execute on function app.fold(text) to tenant, staff, jobs, auth;
