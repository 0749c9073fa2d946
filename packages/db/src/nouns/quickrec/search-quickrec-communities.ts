import type { QuickRecCommunity } from '@quickportal/contracts/quickrec/quickrec-overview';
import { sql } from 'kysely';
import { containingWords } from '../../connect/folded-text.ts';
import { build, shapedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

export interface QuickRecCommunityCriteria {
  query?: string | undefined;
  hideCommunitiesWithNoAccounts?: boolean | undefined;
}

type Shape = Readonly<Record<'query' | 'hidesEmpty', boolean>>;
interface Values {
  words: readonly string[];
}

const matching = (shape: Shape, p: Values) =>
  build
    .selectFrom('app.community as c')
    .where('c.enabled', '=', true)
    .where('c.is_sandbox', '=', false)
    .$if(shape.query, (query) =>
      query.where(sql<boolean>`app.fold(c.name || ' ' || c.code) like all (${p.words}::text[])`),
    )
    .$if(shape.hidesEmpty, (query) =>
      query.where((eb) =>
        eb.exists(
          eb.selectFrom('app.bank_statement_account as x').select('x.id').whereRef('x.community_id', '=', 'c.id'),
        ),
      ),
    );

const counted = (which: string) =>
  sql<number>`(select count(*) from app.bank_statement_account x where x.community_id = c.id ${sql.raw(which)})`;

export const rowsOf = shapedQuery('quickrec.communities', (shape: Shape, p: Values & PageLimits) =>
  matching(shape, p)
    .select(['c.id as communityId', 'c.name as communityName', 'c.code as communityCode'])
    .select(counted(`and x.status = 'ACTIVE'`).as('enabledAccountsCount'))
    .select(counted('').as('totalAccountsCount'))
    .orderBy('c.name')
    .orderBy('c.id')
    .limit(p.limit)
    .offset(p.offset),
);
export const countOf = shapedQuery('quickrec.countCommunities', (shape: Shape, p: Values) =>
  matching(shape, p).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** One page of the enabled communities by name, with the number of their statement accounts. Scope staff. */
export function searchQuickRecCommunities(
  db: Reader,
  { page, pageSize, query = '', hideCommunitiesWithNoAccounts = false }: QuickRecCommunityCriteria & PageOf,
): Promise<Page<QuickRecCommunity>> {
  const words = containingWords(query);
  const shape = { query: words.length > 0, hidesEmpty: hideCommunitiesWithNoAccounts };
  return readPage(db, { rows: rowsOf(shape), count: countOf(shape) }, { words }, { page, pageSize });
}
