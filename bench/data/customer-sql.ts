/** A customer with the names and values of our own answers, so that the raw server can send rows as they come. */
const customer = `c.id as "customerId", c.customer_number as "customerNumber", c.customer_name as "customerName",
  c.enabled as "customerEnabled", c.business_id as "businessId", b.name as "businessName", c.street1, c.street2, c.street3,
  c.city, c.state, c.postcode, c.email, c.receives_email as "receivesEmail", c.phone_number as "phoneNumber",
  c.receives_sms as "receivesSms", p.product is not null as "hasPayToProduct", c.version, c.created_at as "createdAt",
  c.updated_at as "updatedAt"`;

const joins = `join app.business b on b.community_id = c.community_id and b.id = c.business_id
  left join app.business_product p on p.community_id = c.community_id and p.business_id = c.business_id and p.product = 'PAYTO'`;

/** One customer: community, id. */
export const customerById = `select ${customer} from app.customer c ${joins} where c.community_id = $1 and c.id = $2`;

/** 25 customers of a community by name: community, rows to skip. With `counted`, each row says how many there are. */
export const customerPage = (counted: boolean): string => `
select ${customer}${counted ? ', (select count(*) from app.customer where community_id = $1) as "recordsCount"' : ''}
from (select community_id, id from app.customer where community_id = $1 order by name_folded, id limit 25 offset $2) page
join app.customer c on c.community_id = page.community_id and c.id = page.id ${joins}
order by c.name_folded, c.id`;
