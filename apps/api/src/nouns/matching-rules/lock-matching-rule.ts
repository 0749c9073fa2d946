import {
  isLocked,
  PINNED_RULE,
  type RulePosition,
} from '@quickportal/contracts/rules/reconciliation/matching-rule-codes';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { lockMatchingRegistration } from '@quickportal/db/matching-registrations/read-matching-registrations';
import {
  getMatchingRule,
  listMatchingRules,
  type StoredRule,
  type RuleKey,
} from '@quickportal/db/matching-rules/read-matching-rules';
import { checkVersion } from '../../kernel/check-version.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { toMatchingRule } from './to-matching-rule.ts';

/** A rule in a registration that is locked until the transaction ends. */
export interface LockedRule {
  rule: StoredRule;
  /** All rules of the registration in their order. */
  rules: StoredRule[];
  position: RulePosition;
}

/** Locks the registration of a rule and reads its rules. `check` may refuse the rule. Throws 404, and 409 for another version. */
export async function lockMatchingRule(
  trx: WriteTransaction,
  key: RuleKey,
  version: number | undefined,
  check: (rule: StoredRule) => void,
): Promise<LockedRule> {
  const found = orNotFound(await getMatchingRule(trx, key));
  check(found);
  const { registrationId } = found;
  const registration = { ...key, id: registrationId };
  await lockMatchingRegistration(trx, registration);
  const rules = await listMatchingRules(trx, registration);
  const rule = orNotFound(rules.find((candidate) => candidate.id === key.id));
  await checkVersion(rule, version, () => toMatchingRule(rule, rules.length));
  const hasPinned = rules.some(({ ruleCode }) => ruleCode === PINNED_RULE);
  const { ruleCode, orderNumber } = rule;
  return { rule, rules, position: { ruleCode, orderNumber, count: rules.length, hasPinned } };
}

/** Throws 409 for the pinned rule while others exist (2R259 2R260). */
export function requireUnlocked(position: RulePosition): void {
  if (isLocked(position)) throw conflict('The buyer business code rule is locked while other rules exist.');
}
