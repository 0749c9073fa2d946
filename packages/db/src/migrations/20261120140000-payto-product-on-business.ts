import { sql, type Kysely } from 'kysely';

/**
 * Whether a business has the PayTo product is read with every customer: a column, kept by a trigger on the products,
 * spares each of those reads a join and its policies.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.business add column has_payto_product boolean not null default false;
update app.business b set has_payto_product = true where exists (select from app.business_product p
  where p.community_id = b.community_id and p.business_id = b.id and p.product = 'PAYTO');

create function app.keep_payto_product() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  product app.business_product := coalesce(new, old);
begin
  update app.business b set has_payto_product = exists (select from app.business_product p
    where p.community_id = b.community_id and p.business_id = b.id and p.product = 'PAYTO')
  where b.community_id = product.community_id and b.id = product.business_id;
  return null;
end $$;
create trigger keep_payto_product after insert or update or delete on app.business_product
  for each row execute function app.keep_payto_product();
`)
    .execute(db);
}
