-- Makes the partitions from the month of first_day to that of last_day. A month that already has rows in the default
-- partition stays there. Returns how many were made.
create or replace function app.ensure_audit_partitions(first_day date, last_day date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  month date;
  name text;
  made integer := 0;
begin
  perform pg_catalog.pg_advisory_xact_lock(7201120002);
  for month in select generate_series(date_trunc('month', first_day::timestamp), last_day, '1 month')::date loop
    name := 'audit_entry_' || to_char(month, 'YYYYMM');
    continue when to_regclass('app.' || name) is not null;
    continue when exists (select from app.audit_entry_default
      where at >= month at time zone 'UTC' and at < (month + interval '1 month') at time zone 'UTC');
    execute format('create table app.%I partition of app.audit_entry for values from (%L) to (%L)', name,
      to_char(month, 'YYYY-MM-DD') || ' 00:00:00+00', to_char(month + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
    made := made + 1;
  end loop;
  return made;
end $$;
grant execute on function app.ensure_audit_partitions(date, date) to jobs;
