-- What two names have in common that look or read alike: app.fold without spaces, and letters of Cyrillic, Greek and
-- Armenian as the Latin ones that they look like in either case (UTS 39). Names that must be unique are compared by it.
create or replace function app.name_key(name text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  key text := replace(translate(app.fold(name), 'авекмнорстухіјѕһԁԛԝѵӏαβεζηικμνορτυχօսհցոյɑɡ', 'abekmhopctyxijshdqwvlabezhikmnoptyxouhgnjag'), ' ', '');
begin
  return case when key = '' then btrim(name) else key end;
end $$;
grant execute on function app.name_key(text) to tenant, staff, auth;
