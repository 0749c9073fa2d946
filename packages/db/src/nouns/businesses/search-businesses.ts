import { sql } from 'kysely';
import { beginningWith, containingWords } from '../../connect/folded-text.ts';
import { build, shapedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

interface Shape {
  /** Without buyer businesses. */
  suppliers: boolean;
  /** Without businesses that have fraud guard rules of their own. */
  withoutRules: boolean;
}
interface Params {
  patterns: readonly string[];
  beginning: string;
  id: string;
  limit: number;
}

const found = shapedQuery('businesses.search', ({ suppliers, withoutRules }: Shape, params: Params) =>
  build
    .selectFrom('app.business as b')
    .innerJoin('app.community as c', 'c.id', 'b.community_id')
    .select([
      'b.id as businessId',
      'b.code as businessCode',
      'b.name as businessName',
      'b.kind',
      'c.id as communityId',
      'c.name as communityName',
    ])
    .where('b.enabled', '=', true)
    .$if(suppliers, (query) => query.where('b.kind', '=', 'SUPPLIER'))
    .$if(withoutRules, (query) =>
      query.where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('app.fraud_guard_rules as f')
              .select('f.id')
              .whereRef('f.community_id', '=', 'b.community_id')
              .whereRef('f.business_id', '=', 'b.id'),
          ),
        ),
      ),
    )
    .where(
      sql<boolean>`(b.name_folded || ' ' || b.code_folded like all (${params.patterns}::text[]) or b.id::text = ${params.id})`,
    )
    .orderBy(sql`b.id::text = ${params.id} or b.name_folded like ${params.beginning}`, 'desc')
    .orderBy('b.name_folded')
    .orderBy('b.id')
    .limit(params.limit),
);

/**
 * Enabled businesses in the reader's scope whose name and code contain every word of the text, or whose id it is; those that begin
 * with it first, then by name.
 */
export function searchBusinesses(
  db: Reader,
  wanted: { text: string; suppliersOnly: boolean; withoutRules: boolean; limit: number },
) {
  const { text, suppliersOnly, withoutRules, limit } = wanted;
  return db.all(found({ suppliers: suppliersOnly, withoutRules }), {
    patterns: containingWords(text),
    beginning: beginningWith(text),
    id: text.trim(),
    limit,
  });
}
