-- What people type and what they look for, made comparable: lower case, without accents and apostrophes. ASCII is the
-- fast path. Tables keep what it returned: whoever changes it adds a migration that makes stored values again.
create or replace function app.fold(value text) returns text language sql immutable parallel safe
return case when octet_length(value) = char_length(value) then translate(lower(value), U&'''\0060', '')
  else lower(regexp_replace(normalize(value, nfd), U&'[\0300-\036f''\0060\2018\2019\02bb\02bc]', '', 'g')) end;
grant execute on function app.fold(text) to tenant, staff, jobs, auth;
