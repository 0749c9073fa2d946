-- What payments are counted under by their IP address: an IPv4 address itself, of an IPv6 address its /64, because one
-- connection gets a whole /64. Takes the shortest form, in which addresses are kept; the same as addressSubject of the
-- API. An index is made with it: whoever changes it adds a migration that makes the index again.
create or replace function app.address_subject(address text) returns text language sql immutable strict parallel safe
return case when strpos(address, ':') = 0 then address else
  array_to_string((string_to_array(split_part(address, '::', 1), ':') || case when strpos(address, '::') = 0 then '{}'
    else array_fill('0'::text, array[greatest(0, 8 - strpos(address, '.')::boolean::integer
        - cardinality(string_to_array(split_part(address, '::', 1), ':'))
        - cardinality(string_to_array(split_part(address, '::', 2), ':')))])
      || string_to_array(split_part(address, '::', 2), ':') end)[1:4], ':') || '::/64' end;
grant execute on function app.address_subject(text) to tenant, staff, jobs;
