-- One mailbox or telephone has one value: case, a "+tag", spaces and the country code make no other.
create or replace function app.contact_value(kind text, given text) returns text
language sql immutable set search_path = ''
as $$ select case kind
  when 'EMAIL' then nullif(regexp_replace(lower(trim(given)), '\+[^@]*@', '@'), '')
  when 'PHONE' then nullif(right(regexp_replace(given, '[^0-9]', '', 'g'), 8), '')
  else nullif(lower(trim(given)), '') end $$;
