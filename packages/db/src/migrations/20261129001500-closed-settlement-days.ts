import { sql, type Kysely } from 'kysely';
import { tenantTable } from '../migrate/row-level-security.ts';

/** Settlement dates that staff closed before their day was over: no payment joins them any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table app.closed_settlement_day (
  community_id bigint not null references app.community (id),
  settlement_date date not null,
  closed_at timestamptz not null,
  primary key (community_id, settlement_date)
);
grant select on app.closed_settlement_day to tenant, staff;
grant select, insert on app.closed_settlement_day to jobs;
${tenantTable('app.closed_settlement_day')}
`)
    .execute(db);
}
