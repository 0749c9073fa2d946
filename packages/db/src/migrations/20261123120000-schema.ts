import { sql, type Kysely } from 'kysely';

/** Schema app, open to the login roles. `migrate` made it, for the functions that tables are made with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create extension if not exists pg_trgm with schema public;
create extension if not exists btree_gin with schema public;

grant usage on schema app to tenant, restricted, staff, jobs, auth;

-- Something that the master key of the installation sealed, so that a start with another key is noticed. The owner's.
create table migration.master_key_proof (
  single boolean primary key default true check (single),
  wrapped_key bytea not null,
  key_id text not null
);
`)
    .execute(db);
}
