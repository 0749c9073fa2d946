import type { MatchingRuleCode } from '@quickportal/contracts/rules/reconciliation/matching-rule-codes';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** A matching rule; the tolerance in cents. */
export interface StoredRule {
  id: number;
  communityId: number;
  businessId: number;
  registrationId: number;
  orderNumber: number;
  ruleCode: MatchingRuleCode;
  ruleName: string;
  ruleDescription: string;
  enabled: boolean;
  tolerance: bigint;
  days: number;
  version: number;
}

/** A rule, as its community knows it. */
export interface RuleKey {
  communityId: number;
  id: number;
}

const selectRule = () =>
  build
    .selectFrom('app.matching_rule as m')
    .select([
      'm.id',
      'm.community_id as communityId',
      'm.business_id as businessId',
      'm.matching_registration_id as registrationId',
      'm.order_number as orderNumber',
      sql<MatchingRuleCode>`m.rule_code`.as('ruleCode'),
      'm.rule_name as ruleName',
      'm.rule_description as ruleDescription',
      sql<boolean>`m.status = 'ENABLED'`.as('enabled'),
      sql<number>`coalesce((m.parameters ->> 'tolerance')::bigint, 0)`.as('tolerance'),
      sql<number>`coalesce((m.parameters ->> 'days')::int, 5)`.as('days'),
      'm.version',
    ]);

const ofRegistration = preparedQuery('matchingRules.list', (params: { communityId: number; registrationId: number }) =>
  selectRule()
    .where('m.community_id', '=', params.communityId)
    .where('m.matching_registration_id', '=', params.registrationId)
    .orderBy('m.order_number'),
);
const one = preparedQuery('matchingRules.get', (params: RuleKey) =>
  selectRule().where('m.community_id', '=', params.communityId).where('m.id', '=', params.id),
);

const withCents = ({ tolerance, ...rule }: Omit<StoredRule, 'tolerance'> & { tolerance: number }): StoredRule => ({
  ...rule,
  tolerance: BigInt(tolerance),
});

/** The rules of the registration `id` in their order. */
export const listMatchingRules = async (
  db: Reader,
  { communityId, id }: { communityId: number; id: number },
): Promise<StoredRule[]> => (await db.all(ofRegistration, { communityId, registrationId: id })).map(withCents);

/** Returns the rule; undefined outside the scope. */
export async function getMatchingRule(db: Reader, key: RuleKey): Promise<StoredRule | undefined> {
  const found = await db.first(one, key);
  return found && withCents(found);
}
