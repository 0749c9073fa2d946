import { sql, type Kysely } from 'kysely';

/** Payments are recorded only while their community is open, also where it is closed at the same moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- Whether a community is open, held until the end of the transaction: who closes it waits for these, and they for who
-- closes it. Volatile, so that the community is read after the wait.
create function app.hold_open_community(the_community bigint) returns boolean language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('open community ' || the_community, 7201120040));
  return coalesce((select c.enabled from app.community c where c.id = the_community), false);
end $$;
grant execute on function app.hold_open_community(bigint) to tenant, staff, jobs;
create index community_parameter_value on app.community_parameter (code, value);
`)
    .execute(db);
}
