-- A word folded, with a hyphen where app.fold drops a hyphen or full stop inside of it.
create or replace function app.marked_word(word text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(string_agg(part, '-' order by place) filter (where part <> ''), '')
  from (
    select app.fold(piece) part, place
    from regexp_split_to_table(word, '[-‐-―⁃−－﹣]|[.．](?![0-9])|(?<![0-9])[.．]') with ordinality pieces (piece, place)
  ) parts
$$;
grant execute on function app.marked_word(text) to tenant, staff, jobs;
