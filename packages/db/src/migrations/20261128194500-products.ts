import { sql, type Kysely } from 'kysely';

/** Products that are off are refused, also to a business that has PayTo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
grant select on app.community_product to auth;
create trigger keep_community_payto after insert or update on app.community_product
  for each row execute function app.keep_community_payto();
-- Until now nothing was refused: a community that chose no products keeps all it could do
insert into app.community_product (community_id, product, updated_at)
  select c.id, p.product, c.created_at from app.community c
  cross join unnest(array['PAYTO', 'PAYID', 'QUICKVAULT', 'RESTAPI', 'WEBHOOKS', 'QUICKTERMINAL', 'QUICKBATCH',
    'QUICKBILLS', 'NOTIFICATIONS']) as p(product)
  where not exists (select from app.community_product o where o.community_id = c.id);
update app.business set has_payto_product = app.has_payto(community_id, id)
  where has_payto_product <> app.has_payto(community_id, id);
`)
    .execute(db);
}
