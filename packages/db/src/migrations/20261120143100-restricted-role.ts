import { sql, type Kysely } from 'kysely';

/** Only role restricted is kept to some businesses; for tenant the check of every row goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
do $$
declare
  one record;
begin
  for one in select schemaname, tablename from pg_catalog.pg_policies where policyname = 'business_scope' loop
    execute format('alter policy business_scope on %I.%I to restricted', one.schemaname, one.tablename);
  end loop;
end $$;
grant usage on schema app to restricted;
`)
    .execute(db);
}
