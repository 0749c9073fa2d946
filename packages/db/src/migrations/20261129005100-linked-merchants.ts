import { sql, type Kysely } from 'kysely';
import { tenantTable } from '../migrate/row-level-security.ts';

/** Merchant accounts that a business has beside the one that owns them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table app.linked_merchant (
  community_id bigint not null,
  business_id bigint not null,
  settlement_account_id bigint not null,
  -- of the account: links are of AU merchant accounts only
  kind text not null default 'AU_MERCHANT' check (kind = 'AU_MERCHANT'),
  created_at timestamptz not null,
  primary key (community_id, business_id, settlement_account_id),
  foreign key (community_id, business_id) references app.business (community_id, id),
  foreign key (community_id, settlement_account_id, kind) references app.settlement_account (community_id, id, kind)
);
create index linked_merchant_account on app.linked_merchant (community_id, settlement_account_id);
grant select on app.linked_merchant to tenant, jobs;
grant select, insert on app.linked_merchant to staff;
${tenantTable('app.linked_merchant', { businessColumn: 'business_id' })}
`)
    .execute(db);
}
