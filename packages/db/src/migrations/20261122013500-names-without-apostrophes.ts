import { sql, type Kysely } from 'kysely';

/** What is folded and may hold a name; stored folds are made anew only where they change. */
const foldedNames = {
  'app.bank_statement_account': ['alias_name'],
  'app.bank_statement_line': ['narrative'],
  'app.business': ['name', 'code'],
  'app.customer': ['customer_name', 'customer_number'],
  'app.external_system_client': ['system_code', 'client_code'],
  'app.invoice': ['invoice_number', 'description'],
  'app.payto_payer': ['payer_name'],
  'app.quickvoice_profile': ['profile_number'],
  'app.recurring_payment': ['code'],
  'app.settlement_account': ['account_alias'],
  'app.transaction': ['customer_name', 'customer_reference_number', 'payment_reference_number'],
  'app.uploaded_file': ['file_name'],
} as const;

const apostrophe = String.raw`U&'[''\0060\2018\2019\02bb\02bc]'`;

/**
 * O’Connor is found and sorted as OConnor, whichever apostrophe is typed, or none. A term with one inside was slow as
 * well: the pieces beside it are shorter than a trigram, and “co” is in every .com.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(String.raw`
create or replace function app.fold(value text) returns text language sql immutable parallel safe
return case when octet_length(value) = char_length(value) then translate(lower(value), U&'''\0060', '')
  else lower(regexp_replace(normalize(value, nfd), U&'[\0300-\036f''\0060\2018\2019\02bb\02bc]', '', 'g')) end;
`)
    .execute(db);
  await sql
    .raw(String.raw`
-- As before, but for a term of apostrophes alone: it is looked for as it is, and so found nowhere.
create or replace function app.search_patterns(term text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  needle text := coalesce(nullif(app.fold(regexp_replace(btrim(term), '\s+', ' ', 'g')), ''), btrim(term));
  escaped text := regexp_replace(needle, '([\\%_])', '\\\1', 'g');
  digits text := translate(needle, '+ ()-./', '');
  national text := case when needle like '+%' then regexp_replace(digits, '^6[14]', '') else regexp_replace(digits, '^0', '') end;
begin
  if char_length(needle) < 3 then return array['%' || chr(10) || escaped || '%', '% ' || escaped || '%']; end if;
  if digits !~ '^[0-9]{3,}$' then return array['%' || escaped || '%']; end if;
  if char_length(digits) >= 8 then digits := national; end if;
  if strpos(needle, digits) > 0 then return array['%' || digits || '%']; end if;
  return array['%' || escaped || '%', '%' || digits || '%'];
end $$;
`)
    .execute(db);
  for (const [table, columns] of Object.entries(foldedNames)) {
    const same = columns.map((column) => `${column} = ${column}`).join(', ');
    const touched = columns.map((column) => `${column} ~ ${apostrophe}`).join(' or ');
    await sql.raw(`update ${table} set ${same} where ${touched}`).execute(db);
  }
  // The address in the search text was not folded: a term loses its apostrophes, so must what it is looked for in
  await sql
    .raw(String.raw`
alter table app.customer drop column search;
alter table app.customer add column search text collate "C" not null generated always as (
  E'\n' || app.fold(customer_name) || E'\n' || app.fold(customer_number) || E'\n' || app.fold(email)
  || E'\n' || translate(phone_number, '+ ()-./', '') || E'\n' || id::text) stored;
create index customer_search on app.customer using gin (community_id, search public.gin_trgm_ops);
alter table app.customer alter column search set statistics 1000;
`)
    .execute(db);
}
