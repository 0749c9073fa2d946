-- The receipt numbers given so far that end with these digits or begin with them, the newest 1,000 of each. They are
-- counted up, so each can be looked up in the index of whole numbers: one of parts would cost every payment.
create or replace function app.receipt_numbers_with(part text) returns setof text
language plpgsql stable rows 100 set search_path = ''
as $$
declare
  last bigint := pg_sequence_last_value('app.receipt_number_seq');
  step bigint := 10 ^ char_length(part);
  ending bigint := last - (last - part::bigint) % step;
  scale bigint := 10 ^ greatest(char_length(last::text) - char_length(part), 0);
begin
  return query select number::text from generate_series(ending, greatest(ending - 999 * step, 0), -step) number;
  if scale <= 1000 then
    return query select number::text from generate_series(part::bigint * scale, part::bigint * scale + scale - 1) number;
  end if;
end $$;
grant execute on function app.receipt_numbers_with(text) to tenant, staff, jobs;
