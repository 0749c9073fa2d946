import { build, preparedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import type { BusinessRulesRecord } from './fraud-guard-rules.ts';
import { selectBusinessRules, toBusinessRulesRecord } from './get-fraud-guard-rules.ts';

interface OfCommunity {
  communityId: number;
}

const rows = preparedQuery('fraudGuard.list-business-rules', (params: OfCommunity & PageLimits) =>
  selectBusinessRules()
    .where('f.community_id', '=', params.communityId)
    .orderBy('b.name')
    .orderBy('b.id')
    .limit(params.limit)
    .offset(params.offset),
);

const count = preparedQuery('fraudGuard.count-business-rules', (params: OfCommunity) =>
  build
    .selectFrom('app.fraud_guard_rules')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('community_id', '=', params.communityId)
    .where('business_id', 'is not', null),
);

/** One page of the businesses with rules of their own, by name, and how many there are. */
export async function listBusinessRules(
  db: Reader,
  { communityId, ...at }: OfCommunity & PageOf,
): Promise<Page<BusinessRulesRecord>> {
  const page = await readPage(db, { rows, count }, { communityId }, at);
  return { ...page, items: page.items.map(toBusinessRulesRecord) };
}
