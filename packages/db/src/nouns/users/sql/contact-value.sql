-- One mailbox or telephone has one value: case, a "+tag", spaces, the country code and an extension make no other.
create or replace function app.contact_value(kind text, given text) returns text
language sql immutable set search_path = ''
as $$ select case kind
  when 'EMAIL' then nullif(regexp_replace(lower(trim(given)), '\+[^@]*@', '@'), '')
  when 'PHONE' then nullif(right(regexp_replace(regexp_replace(
    regexp_replace(lower(trim(given)), '(ext(ension|n)?\.?|x|#|;ext=)\s*[0-9]{1,8}$', ''),
    '[^0-9]', '', 'g'), '^61(?=13[0-9]{4}$)', ''), 8), '')
  else nullif(lower(trim(given)), '') end $$;
