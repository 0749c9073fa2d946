import type { BillingScheme } from '@quickportal/contracts/rules/billing/billing-schemes';
import { soldProductNames, soldProducts } from '@quickportal/contracts/rules/billing/price-list';
import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import { limitsOf, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

/** A supplier business with a product that is billed, and what its status follows from. */
export interface StoredBillingCode {
  businessId: number;
  businessCode: string;
  businessName: string;
  cisKey: string;
  soldProduct: string;
  scheme: BillingScheme;
  billingCode: string;
  isProductOn: boolean;
  isBusinessEnabled: boolean;
  effectiveFrom: string | null;
  effectiveTo: string | null;
}

const names = sql.lit(`{${soldProductNames.map((name) => `"${name}"`).join(',')}}`);
const codes = sql.lit(`{${soldProductNames.map((name) => soldProducts[name]).join(',')}}`);
const parameter = (code: string) =>
  sql`coalesce((select p.value from app.business_parameter p where p.community_id = b.community_id
    and p.business_id = b.id and p.code = ${sql.lit(code)}), '')`;

interface OfCommunity {
  communityId: number;
}

export const rowsOfBillingCodes = preparedSql(
  'billingCodes.list',
  ({ communityId, limit, offset }: OfCommunity & PageLimits) => sql<StoredBillingCode>`
    with page as (
      select b.community_id, b.id, b.code, b.name, b.enabled, s.name as product, s.code as product_code, s.at
      from app.business b
      cross join unnest(${names}::text[], ${codes}::text[]) with ordinality as s(name, code, at)
      where b.community_id = ${communityId} and b.kind = 'SUPPLIER'
      order by b.code, b.id, s.at
      limit ${limit} offset ${offset}
    ), billed as (
      select b.*, ${parameter('CIS_KEY')} as cis_key, coalesce(f.billing_scheme, 'COMMUNITY') as scheme,
        case f.billing_scheme when 'BUSINESS' then ${parameter('BILLING_CODE')} when 'WAIVED' then ''
          else coalesce(f.billing_code, '') end as billing_code,
        exists (select from app.community_product p where p.community_id = b.community_id
          and p.product = b.product_code and p.enabled) as is_product_on
      from page b
      left join app.billing_facility f on f.community_id = b.community_id and f.sold_product = b.product
    )
    select b.id as "businessId", b.code as "businessCode", b.name as "businessName", b.cis_key as "cisKey",
      b.product as "soldProduct", b.scheme, b.billing_code as "billingCode", b.is_product_on as "isProductOn",
      b.enabled as "isBusinessEnabled", c.effective_from as "effectiveFrom", c.effective_to as "effectiveTo"
    from billed b
    left join app.billing_code_confirmation c on c.community_id = b.community_id
      and c.billing_code = b.billing_code and c.cis_key = b.cis_key
    order by b.code, b.id, b.at`,
);
export const countOfSuppliers = preparedSql(
  'billingCodes.count',
  ({ communityId }: OfCommunity) => sql<{ count: number }>`
    select count(*) as "count" from app.business b where b.community_id = ${communityId} and b.kind = 'SUPPLIER'`,
);

/** Reads a page of the supplier businesses of a community with each product, by code of the business. */
export async function listBillingCodes(
  db: Reader,
  { communityId, ...at }: OfCommunity & PageOf,
): Promise<Page<StoredBillingCode>> {
  const [items, counted] = await Promise.all([
    at.pageSize === 0 ? [] : db.all(rowsOfBillingCodes, { communityId, ...limitsOf(at) }),
    db.first(countOfSuppliers, { communityId }),
  ]);
  return { items, recordsCount: (counted?.count ?? 0) * soldProductNames.length };
}
