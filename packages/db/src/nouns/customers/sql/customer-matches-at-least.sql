-- A number of customers that a term matches at least, counted to at_most: those whose name, or the last word of it,
-- begins with the term. Two ranges of indexes, which take a tenth of counting what else the term is in.
create or replace function app.customer_matches_at_least(term text, at_most integer) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle text collate "C" := app.fold(btrim(term));
  following text collate "C" := needle || U&'\+10FFFF';
  matches bigint;
begin
  if needle !~ '^[[:alpha:]]+$' then return 0; end if;
  select count(*) into matches from (
    select from app.customer where name_folded >= needle and name_folded < following limit at_most) names;
  return matches + (select count(*) from (
    select from app.customer_search
    where split_part(name_folded, ' ', -1) >= needle and split_part(name_folded, ' ', -1) < following
      and not (name_folded >= needle and name_folded < following)
    limit at_most - matches) last_words);
end $$;
grant execute on function app.customer_matches_at_least(text, integer) to staff, jobs;
