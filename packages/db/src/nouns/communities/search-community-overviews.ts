import type { CommunityOverview } from '@quickportal/contracts/communities/community-overview';
import type { CommunityStatus } from '@quickportal/contracts/communities/community-list';
import type { ProductCode } from '@quickportal/contracts/rules/payments/connections';
import { sql } from 'kysely';
import { build, shapedQuery } from '../../connect/prepared-query.ts';
import { readPage, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { enabledProducts } from '../products/list-enabled-products.ts';

/** Rows that are counted exactly for staff over all communities, and found of each kind that a term is looked for in. */
const COUNTED = 10_000;

export interface CommunityCriteria {
  query?: string | undefined;
  status?: CommunityStatus | undefined;
  product?: readonly ProductCode[] | undefined;
  /** Since when failed messages are counted. */
  since: Date;
}

type Shape = Readonly<Record<'query' | 'status' | 'product', boolean>>;
interface Values {
  query: string;
  enabled: boolean;
  products: readonly ProductCode[];
  since: string;
}

const matching = (shape: Shape, p: Values) =>
  build
    .selectFrom('app.community as c')
    .where('c.is_sandbox', '=', false)
    .where('c.decommissioned_at', 'is', null)
    .$if(shape.status, (query) => query.where('c.enabled', '=', p.enabled))
    .$if(shape.query, (query) =>
      query.where(sql<boolean>`c.id in (select app.community_matches(${p.query}::text, ${sql.lit(COUNTED)}))`),
    )
    .$if(shape.product, (query) =>
      query.where(
        sql<boolean>`exists (select from app.community_product o where o.community_id = c.id and o.enabled
          and o.product = any (${p.products}::text[]))`,
      ),
    );

const counted = (from: string) => sql<number>`(select count(*) from ${sql.raw(from)})`;
const latest = (table: string, at: string) =>
  sql`(select x.${sql.raw(at)} from app.${sql.raw(table)} x where x.community_id = c.id order by x.${sql.raw(at)} desc limit 1)`;

export const rowsOf = shapedQuery('communities.overviews', (shape: Shape, p: Values & PageLimits) =>
  matching(shape, p)
    .select(['c.id as communityId', 'c.name as communityName', 'c.code as communityCode', 'c.enabled'])
    .select(enabledProducts('c').as('products'))
    .select([
      counted(`app.business x where x.community_id = c.id and x.kind = 'SUPPLIER' and x.enabled`).as('businessesCount'),
      sql<string | null>`greatest(${latest('transaction', 'transaction_time')}, ${latest('audit_entry', 'at')})`.as(
        'lastActivityAt',
      ),
      counted(`app.proposal x where x.community_id = c.id and x.status = 'PENDING'`).as('approvalsWaiting'),
      counted(`app.transaction x where x.community_id = c.id and x.status = 'SUSPENDED'`).as('paymentsWaiting'),
      sql<number>`(select count(*) from app.service_message x where x.community_id = c.id and x.status = 'FAILED'
        and x.created_at >= ${p.since}::timestamptz)`.as('messagesFailed'),
    ])
    .orderBy('c.name_folded')
    .orderBy('c.id')
    .limit(p.limit)
    .offset(p.offset),
);
export const countOf = shapedQuery('communities.countOverviews', (shape: Shape, p: Values) =>
  build
    .selectFrom(
      matching(shape, p)
        .select('c.id')
        .limit(COUNTED + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count')),
);

/** The statements of a search and their values. */
export function statementOf({ query = '', status, product = [], since }: CommunityCriteria) {
  const text = query.trim();
  return {
    shape: { query: text !== '', status: status !== undefined, product: product.length > 0 },
    values: { query: text, enabled: status === 'ENABLED', products: product, since: since.toISOString() },
  };
}

interface Found {
  items: CommunityOverview[];
  recordsCount: number;
  recordsCountCapped: boolean;
}

/** One page of the communities by name, without sandboxes and those that are decommissioned. Scope staff. */
export async function searchCommunityOverviews(
  db: Reader,
  { page, pageSize, ...criteria }: CommunityCriteria & PageOf,
): Promise<Found> {
  const { shape, values } = statementOf(criteria);
  const found = await readPage(db, { rows: rowsOf(shape), count: countOf(shape) }, values, { page, pageSize });
  const { recordsCount } = found;
  return { ...found, recordsCount: Math.min(recordsCount, COUNTED), recordsCountCapped: recordsCount > COUNTED };
}
