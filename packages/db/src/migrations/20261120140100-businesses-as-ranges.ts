import { sql, type Kysely } from 'kysely';
import { businessRule } from '../migrate/row-level-security.ts';

const tables = [
  'business_product',
  'customer',
  'customer_number_counter',
  'customer_account',
  'recurring_payment',
  'transaction',
];

/** The setting app.businesses becomes ranges of ids: policies and the search function read it in one step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const policies = tables.map(
    (table) => `alter policy business_scope on app.${table} using (${businessRule('business_id')});`,
  );
  await sql
    .raw(`
alter policy business_scope on app.business using (${businessRule('id')});
${policies.join('\n')}

create or replace function app.customer_matches(term text, at_most integer) returns setof bigint
language plpgsql stable security definer rows 100 set search_path = ''
as $$
declare
  community bigint := nullif(current_setting('app.community', true), '')::bigint;
  businesses int8multirange := nullif(current_setting('app.businesses', true), '')::int8multirange;
begin
  if community is null or businesses is null then return; end if;
  return query execute format(
    'select id from app.customer where community_id = %L::bigint and (%s) %s limit %s', community,
    (select string_agg(format('search like %L', pattern), ' or ') from unnest(app.search_patterns(term)) pattern),
    case when businesses = '{(,)}' then '' else format('and business_id <@ %L::int8multirange', businesses) end, at_most);
end $$;
`)
    .execute(db);
}
