import { sql, type Kysely } from 'kysely';
import { platformTable, tenantTable } from '../migrate/row-level-security.ts';

/**
 * Exact counts of long lists without counting them whole: what is older than the sealed id is counted once per business,
 * by a job (docs/database.md). Nothing is written with a customer or a transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table app.tally_head (
  noun text primary key check (noun in ('customer', 'transaction')),
  -- every row up to here is in the tallies
  sealed_id bigint not null default 0,
  -- the next to be sealed, once whoever may still write a lower id has ended
  next_id bigint not null default 0,
  next_after xid8 not null default '0',
  next_at timestamptz not null default '-infinity'
);
insert into app.tally_head (noun) values ('customer'), ('transaction');
${platformTable('app.tally_head', ['staff', 'jobs'])}
create policy everybody on app.tally_head for select to tenant using (true);
grant select on app.tally_head to tenant, staff;
grant select, update on app.tally_head to jobs;

create table app.tally (
  community_id bigint not null,
  noun text not null references app.tally_head (noun),
  business_id bigint not null,
  records bigint not null,
  primary key (community_id, noun, business_id),
  foreign key (community_id, business_id) references app.business (community_id, id)
);
${tenantTable('app.tally', { businessColumn: 'business_id' })}
grant select on app.tally to tenant, staff;
grant select, insert, update on app.tally to jobs;
`)
    .execute(db);
}
