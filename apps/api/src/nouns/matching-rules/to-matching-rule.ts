import type { MatchingRule } from '@quickportal/contracts/matching-rules/matching-rule';
import { formatAmount } from '@quickportal/contracts/rules/money';
import type { Reader } from '@quickportal/db/connect/reader';
import { listMatchingRules, type StoredRule } from '@quickportal/db/matching-rules/read-matching-rules';
import { orNotFound } from '../../kernel/problem.ts';

/** The rules of a registration in their order, as calls return them. */
export async function loadMatchingRules(
  db: Reader,
  registration: { communityId: number; id: number },
): Promise<MatchingRule[]> {
  const rows = await listMatchingRules(db, registration);
  return rows.map((row) => toMatchingRule(row, rows.length));
}

/** A rule of a registration that has `count` rules, as calls return it. */
export const toMatchingRule = (row: StoredRule, count: number): MatchingRule => {
  const { id, orderNumber, ruleCode, ruleName, ruleDescription, enabled, tolerance, days, version } = row;
  const isLast = orderNumber === count;
  return {
    id,
    orderNumber,
    ruleCode,
    ruleName,
    ruleDescription,
    enabled,
    isLast,
    tolerance: formatAmount(tolerance),
    days,
    version,
  };
};

/** Reads a rule of a registration again after a change. */
export const loadMatchingRule = async (
  db: Reader,
  { communityId, registrationId, id }: { communityId: number; registrationId: number; id: number },
): Promise<MatchingRule> =>
  orNotFound((await loadMatchingRules(db, { communityId, id: registrationId })).find((rule) => rule.id === id));
