-- Makes the partitions of the log from the month of first_day to that of last_day, and takes out those that are kept no
-- longer: a month that ended before the longest retention of a community is detached, and its table dropped 35 days
-- later, so that it can be archived. Its comment says since when. Calls that a community keeps for a shorter time are
-- deleted by day. A month that has rows in the default partition stays there. Returns how many months it detached.
create or replace function app.turn_api_log(first_day date, last_day date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  month date;
  name text;
  detached integer := 0;
  longest integer := greatest(400, (select max(log_retention_days) from app.api_key_config));
  keep_from date := first_day - longest;
begin
  -- Another worker is at it
  if not pg_catalog.pg_try_advisory_xact_lock(7201120007) then return 0; end if;
  -- While it waits for a reader of the log, no call can be written
  perform set_config('lock_timeout', '1s', true);
  for month in select generate_series(date_trunc('month', first_day::timestamp), last_day, '1 month')::date loop
    name := 'api_log_' || to_char(month, 'YYYYMM');
    continue when to_regclass('app.' || name) is not null;
    continue when exists (select from app.api_log_default where requested_at >= month at time zone 'UTC'
      and requested_at < (month + interval '1 month') at time zone 'UTC');
    begin
      execute format('create table app.%I partition of app.api_log for values from (%L) to (%L)', name,
        to_char(month, 'YYYY-MM-DD') || ' 00:00:00+00', to_char(month + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
    exception when lock_not_available then
      -- The next run makes it, months before it is needed
      exit;
    end;
  end loop;
  delete from app.api_log_default where requested_at < keep_from::timestamp at time zone 'UTC';
  delete from app.api_log l using app.community c left join app.api_key_config g on g.community_id = c.id
    where l.community_id = c.id and coalesce(g.log_retention_days, 400) < longest
      and l.requested_at < (first_day - coalesce(g.log_retention_days, 400))::timestamp at time zone 'UTC';
  for name in select c.relname from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'app.api_log'::regclass and c.relname ~ '^api_log_[0-9]{6}$'
      and to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month' <= keep_from order by 1 loop
    begin
      execute format('alter table app.api_log detach partition app.%I', name);
      execute format('comment on table app.%I is %L', name, 'Detached ' || to_char(first_day, 'YYYY-MM-DD'));
      detached := detached + 1;
    exception when lock_not_available then
      -- The next run detaches it
      exit;
    end;
  end loop;
  for name in select c.relname from pg_catalog.pg_class c
    where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' and not c.relispartition
      and c.relname ~ '^api_log_[0-9]{6}$'
      and substring(pg_catalog.obj_description(c.oid, 'pg_class') from '^Detached (\d{4}-\d\d-\d\d)$')::date + 35 <= first_day loop
    execute format('drop table app.%I', name);
  end loop;
  return detached;
end $$;
grant execute on function app.turn_api_log(date, date) to jobs;
