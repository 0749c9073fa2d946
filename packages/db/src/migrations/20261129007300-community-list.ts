import { sql, type Kysely } from 'kysely';

/** Communities are found by what people know of them: names, codes, domains, codes of billing, domains of emails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      String.raw`
alter table app.community
  add column name_folded text collate "C" not null generated always as (app.fold(name)) stored,
  add column search text collate "C" not null generated always as (
    E'\n' || app.fold(name) || E'\n' || app.fold(code) || E'\n' || id::text) stored;
create index community_by_name on app.community (name_folded, id) where not is_sandbox;
create index community_search on app.community using gin (search public.gin_trgm_ops);
create index business_parameter_by_billing_code on app.business_parameter (value collate "C", community_id)
  where code = 'BILLING_CODE';
create index domain_whitelist_by_url_trigrams on app.domain_whitelist using gin (url public.gin_trgm_ops);
create index system_user_email_domain on app.system_user (lower(split_part(email, '@', 2)), community_id)
  where community_id is not null;
create index business_list on app.business (community_id, name_folded, id);
`,
    )
    .execute(db);
}
