import { sql, type Kysely } from 'kysely';

/**
 * Each trigram of a term is a list that the index reads, and in a full name most are long: over a million customers
 * 6 ms, 14 for one in twenty. The beginnings of its two longest words leave nearly the same rows: 3 ms, 5 for one in
 * twenty. Of a long run of digits the last five are enough; with separators, the last eight characters.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(String.raw`
-- The condition of a search term as SQL. An empty text is appended where the index is not to be used: its rows are then
-- compared with the whole pattern, every part of which the index was asked for is in it.
create or replace function app.search_condition(term text) returns text
language sql immutable parallel safe set search_path = ''
return (
  select string_agg(
    case
      when pattern ~ '.{3}[0-9]{6}%$'
        then format('(search like %L and search || '''' like %L)', '%' || right(pattern, 6), pattern)
      when pattern ~ '.{3}[0-9 ()./+-]{6}%$'
        then format('(search like %L and search || '''' like %L)', '%' || right(pattern, 9), pattern)
      when words.count = 2 then format('(%s and search || '''' like %L)', words.conditions, pattern)
      else format('search like %L', pattern) end, ' or ')
  from unnest(app.search_patterns(term)) pattern,
    lateral (
      select count(*), string_agg(format('search like %L', '%' || left(word, 7 - place::int) || '%'), ' and ') conditions
      from (
        select word, row_number() over (order by char_length(word) desc, word) place
        from regexp_split_to_table(pattern, '[^[:alnum:]]+') word
        where char_length(word) >= 3
      ) longest
      where place <= 2
    ) words
);

-- How many customers a term is expected to match over all communities. Weighing a pattern takes half a millisecond, so
-- only one is weighed, and none of a long run of digits, which few rows have.
create or replace function app.customer_matches_expected(term text) returns bigint
language plpgsql volatile security definer set search_path = ''
as $$
declare
  patterns text[] := app.search_patterns(term);
  plan json;
begin
  if patterns[1] ~ '([0-9][ ()./+-]?){6}' then return 0; end if;
  execute format('explain (format json) select from app.customer where search like %L', patterns[1]) into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::bigint;
end $$;
`)
    .execute(db);
}
