import { fraudReasons, type FraudReason } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

interface HitsOf {
  communityId: number;
  /** Null: of every business in scope that follows the rules of the facility. */
  businessId: number | null;
  since: Date;
}

/** Rules of a facility are those of its businesses without rules of their own, as the rule lab has it. */
const isOf = (table: 'h' | 'd', businessId: number | null) =>
  sql<boolean>`case when ${businessId}::bigint is not null then ${sql.ref(`${table}.business_id`)} = ${businessId}::bigint
    else not exists (select from app.fraud_guard_rules f where f.community_id = ${sql.ref(`${table}.community_id`)}
      and f.business_id = ${sql.ref(`${table}.business_id`)}) end`;

const hits = preparedQuery('fraudGuard.count-hits', (params: HitsOf) =>
  build
    .selectFrom('app.fraud_rule_hit as h')
    .select(['rule_code as rule', 'is_shadow as isShadow', sql<number>`count(*)`.as('count')])
    .where('community_id', '=', params.communityId)
    .where('decided_at', '>=', sql<string>`${params.since}::timestamptz`)
    .where(isOf('h', params.businessId))
    .groupBy(['rule_code', 'is_shadow']),
);

const checked = preparedQuery('fraudGuard.count-decisions', (params: HitsOf) =>
  build
    .selectFrom('app.fraud_decision as d')
    .select(sql<number>`count(*)`.as('count'))
    .where('community_id', '=', params.communityId)
    .where('decided_at', '>=', sql<string>`${params.since}::timestamptz`)
    .where(isOf('d', params.businessId)),
);

/** How many payments matched each rule since a moment, live and in shadow, and how many were checked. */
export async function countRuleHits(
  db: Reader,
  key: HitsOf,
): Promise<{ items: { rule: FraudReason; hits: number; shadowHits: number }[]; checked: number }> {
  const [rows, total] = await Promise.all([db.all(hits, key), db.first(checked, key)]);
  const countOf = (rule: FraudReason, isShadow: boolean) =>
    rows.find((row) => row.rule === rule && row.isShadow === isShadow)?.count ?? 0;
  const items = fraudReasons.map((rule) => ({ rule, hits: countOf(rule, false), shadowHits: countOf(rule, true) }));
  return {
    items: items.filter(({ hits: live, shadowHits }) => live + shadowHits > 0),
    checked: total?.count ?? 0,
  };
}
