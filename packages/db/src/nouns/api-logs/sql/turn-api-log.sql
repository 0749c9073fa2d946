-- Makes the partitions of the log from the month of first_day to that of last_day, drops the months that ended before
-- the longest retention of a community, and deletes what a community keeps no longer. A month that has rows in the default partition stays there. Returns how many it dropped.
create or replace function app.turn_api_log(first_day date, last_day date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  month date;
  name text;
  dropped integer := 0;
  keep_from date := first_day - greatest(400, (select max(log_retention_days) from app.api_key_config));
begin
  perform pg_catalog.pg_advisory_xact_lock(7201120007);
  for month in select generate_series(date_trunc('month', first_day::timestamp), last_day, '1 month')::date loop
    name := 'api_log_' || to_char(month, 'YYYYMM');
    continue when to_regclass('app.' || name) is not null;
    continue when exists (select from app.api_log_default where requested_at >= month at time zone 'UTC'
      and requested_at < (month + interval '1 month') at time zone 'UTC');
    execute format('create table app.%I partition of app.api_log for values from (%L) to (%L)', name,
      to_char(month, 'YYYY-MM-DD') || ' 00:00:00+00', to_char(month + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
  end loop;
  for name in select c.relname from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'app.api_log'::regclass and c.relname ~ '^api_log_[0-9]{6}$'
      and to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month' <= keep_from loop
    execute format('drop table app.%I', name);
    dropped := dropped + 1;
  end loop;
  delete from app.api_log_default where requested_at < keep_from::timestamp at time zone 'UTC';
  delete from app.api_log l using app.community c left join app.api_key_config g on g.community_id = c.id
    where l.community_id = c.id
      and l.requested_at < (first_day - coalesce(g.log_retention_days, 400))::timestamp at time zone 'UTC';
  return dropped;
end $$;
grant execute on function app.turn_api_log(date, date) to jobs;
