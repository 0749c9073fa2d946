-- Makes the partitions of attempts from the month of first_day to that of last_day, and drops the months that ended
-- before keep_from. A month that has rows in the default partition stays there. Returns how many it dropped.
create or replace function app.turn_delivery_attempts(keep_from date, first_day date, last_day date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  month date;
  name text;
  dropped integer := 0;
begin
  perform pg_catalog.pg_advisory_xact_lock(7201120006);
  for month in select generate_series(date_trunc('month', first_day::timestamp), last_day, '1 month')::date loop
    name := 'delivery_attempt_' || to_char(month, 'YYYYMM');
    continue when to_regclass('app.' || name) is not null;
    continue when exists (select from app.delivery_attempt_default where attempted_at >= month at time zone 'UTC'
      and attempted_at < (month + interval '1 month') at time zone 'UTC');
    execute format('create table app.%I partition of app.delivery_attempt for values from (%L) to (%L)', name,
      to_char(month, 'YYYY-MM-DD') || ' 00:00:00+00', to_char(month + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
  end loop;
  for name in select c.relname from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'app.delivery_attempt'::regclass and c.relname ~ '^delivery_attempt_[0-9]{6}$'
      and to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month' <= keep_from loop
    execute format('drop table app.%I', name);
    dropped := dropped + 1;
  end loop;
  delete from app.delivery_attempt_default where attempted_at < keep_from::timestamp at time zone 'UTC';
  return dropped;
end $$;
grant execute on function app.turn_delivery_attempts(date, date, date) to jobs;
