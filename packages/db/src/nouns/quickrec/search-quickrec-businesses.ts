import type { QuickRecBusiness } from '@quickportal/contracts/quickrec/quickrec-overview';
import { sql } from 'kysely';
import { containingWords } from '../../connect/folded-text.ts';
import { build, shapedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

export interface QuickRecBusinessCriteria {
  communityId: number;
  suppliersOnly: boolean;
  query?: string | undefined;
}

interface Shape {
  readonly query: boolean;
  /** Without buyer businesses. */
  readonly suppliers: boolean;
}
interface Values {
  communityId: number;
  words: readonly string[];
}

const matching = (shape: Shape, p: Values) =>
  build
    .selectFrom('app.business as b')
    .where('b.community_id', '=', p.communityId)
    .where('b.enabled', '=', true)
    .$if(shape.suppliers, (query) => query.where('b.kind', '=', 'SUPPLIER'))
    .$if(shape.query, (query) =>
      query.where(sql<boolean>`b.name_folded || ' ' || b.code_folded like all (${p.words}::text[])`),
    );

const counted = (which: string) =>
  sql<number>`(select count(*) from app.bank_statement_account x
    where x.community_id = b.community_id and x.business_id = b.id ${sql.raw(which)})`;

export const rowsOf = shapedQuery('quickrec.businesses', (shape: Shape, p: Values & PageLimits) =>
  matching(shape, p)
    .select(['b.id as businessId', 'b.name as businessName', 'b.code as businessCode'])
    .select('b.migrated_to_bankrec_code as bankrecCode')
    .select(counted(`and x.status = 'ACTIVE'`).as('enabledAccountsCount'))
    .select(counted('').as('totalAccountsCount'))
    .orderBy('b.name_folded')
    .orderBy('b.id')
    .limit(p.limit)
    .offset(p.offset),
);
export const countOf = shapedQuery('quickrec.countBusinesses', (shape: Shape, p: Values) =>
  matching(shape, p).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** One page of the enabled businesses of a community by name, with the number of their statement accounts. */
export function searchQuickRecBusinesses(
  db: Reader,
  { communityId, page, pageSize, suppliersOnly, query = '' }: QuickRecBusinessCriteria & PageOf,
): Promise<Page<QuickRecBusiness>> {
  const words = containingWords(query);
  const shape = { query: words.length > 0, suppliers: suppliersOnly };
  return readPage(db, { rows: rowsOf(shape), count: countOf(shape) }, { communityId, words }, { page, pageSize });
}
