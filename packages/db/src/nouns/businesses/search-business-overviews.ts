import type { BusinessStatus } from '@quickportal/contracts/businesses/business-list';
import type { BusinessOverview } from '@quickportal/contracts/businesses/business-overview';
import { sql } from 'kysely';
import { build, shapedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

/** Businesses that a term is known of at most. */
const MOST_FOUND = 100_000;

export interface BusinessOverviewCriteria {
  communityId: number;
  query?: string | undefined;
  kind?: 'SUPPLIER' | 'BUYER' | undefined;
  status?: BusinessStatus | undefined;
}

type Shape = Readonly<Record<'query' | 'kind' | 'status', boolean>>;
interface Values {
  communityId: number;
  query: string;
  billingCode: string;
  kind: 'SUPPLIER' | 'BUYER';
  enabled: boolean;
}

const matching = (shape: Shape, p: Values) =>
  build
    .selectFrom('app.business as b')
    .where('b.community_id', '=', p.communityId)
    .$if(shape.kind, (query) => query.where('b.kind', '=', p.kind))
    .$if(shape.status, (query) => query.where('b.enabled', '=', p.enabled))
    .$if(shape.query, (query) =>
      query.where(sql<boolean>`(b.id in (select app.business_matches(${p.query}::text, ${sql.lit(MOST_FOUND)}))
        or b.id in (select x.business_id from app.business_parameter x where x.community_id = ${p.communityId}::bigint
          and x.code = 'BILLING_CODE' and x.value collate "C" >= ${p.billingCode} and x.value collate "C" < ${p.billingCode} || '~'))`),
    );

export const rowsOf = shapedQuery('businesses.overviews', (shape: Shape, p: Values & PageLimits) =>
  matching(shape, p)
    .select(['b.id as businessId', 'b.name as businessName', 'b.code as businessCode', 'b.kind', 'b.enabled'])
    .select([
      sql<string>`coalesce((select x.value from app.business_parameter x where x.community_id = b.community_id
        and x.business_id = b.id and x.code = 'BILLING_CODE'), '')`.as('billingCode'),
      sql<BusinessOverview['products']>`coalesce((select array_agg(x.product order by x.product)
        from app.business_product x where x.community_id = b.community_id and x.business_id = b.id), '{}')`.as(
        'products',
      ),
      sql<string | null>`(select x.transaction_time from app.transaction x where x.community_id = b.community_id
        and x.business_id = b.id order by x.transaction_time desc limit 1)`.as('lastPaymentAt'),
      sql<number>`(select count(*) from app.transaction x where x.community_id = b.community_id
        and x.status = 'SUSPENDED' and x.business_id = b.id)`.as('paymentsWaiting'),
    ])
    .orderBy('b.name_folded')
    .orderBy('b.id')
    .limit(p.limit)
    .offset(p.offset),
);
export const countOf = shapedQuery('businesses.countOverviews', (shape: Shape, p: Values) =>
  matching(shape, p).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** The statements of a search and their values. */
export function statementOf({ communityId, query = '', kind, status }: BusinessOverviewCriteria) {
  const text = query.trim();
  return {
    shape: { query: text !== '', kind: kind !== undefined, status: status !== undefined },
    values: {
      communityId,
      query: text,
      billingCode: text.toUpperCase(),
      kind: kind ?? 'SUPPLIER',
      enabled: status === 'ENABLED',
    },
  };
}

/** One page of the businesses of a community by name. */
export function searchBusinessOverviews(
  db: Reader,
  { page, pageSize, ...criteria }: BusinessOverviewCriteria & PageOf,
): Promise<Page<BusinessOverview>> {
  const { shape, values } = statementOf(criteria);
  return readPage(db, { rows: rowsOf(shape), count: countOf(shape) }, values, { page, pageSize });
}
