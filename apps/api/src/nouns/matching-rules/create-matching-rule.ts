import * as contracts from '@quickportal/contracts/matching-rules/contracts';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { MOST_RULES, PINNED_RULE } from '@quickportal/contracts/rules/reconciliation/matching-rule-codes';
import {
  getMatchingRegistration,
  lockMatchingRegistration,
} from '@quickportal/db/matching-registrations/read-matching-registrations';
import { insertMatchingRule, updateMatchingRuleOrder } from '@quickportal/db/matching-rules/change-matching-rule';
import { listMatchingRules } from '@quickportal/db/matching-rules/read-matching-rules';
import { changeMatching } from '../matching-registrations/offers.ts';
import { conflict, fieldProblem, orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { loadMatchingRule } from './to-matching-rule.ts';

export const createMatchingRule = implement(contracts.createMatchingRule).mutation(async ({ ctx, input }) => {
  const registration = { communityId: communityOf(ctx).communityId, ...input.params };
  orNotFound(await getMatchingRegistration(ctx.db, registration));
  return changeMatching(ctx, input, async ({ trx, now, audit, communityId }) => {
    const { ruleCode, tolerance, ...values } = input.body;
    const { id: registrationId, businessId } = orNotFound(await lockMatchingRegistration(trx, registration));
    const rules = await listMatchingRules(trx, registration);
    if (rules.some((rule) => rule.ruleCode === ruleCode))
      throw fieldProblem('ruleCode', 'The registration has this rule already.');
    if (rules.length >= MOST_RULES) throw conflict(`A registration has at most ${MOST_RULES} rules. Delete one first.`);
    const pinned = rules.find((rule) => rule.ruleCode === PINNED_RULE);
    const orderNumber = pinned ? pinned.orderNumber : rules.length + 1;
    if (pinned) await updateMatchingRuleOrder(trx, pinned, orderNumber + 1, now);
    const id = await insertMatchingRule(trx, {
      ...values,
      tolerance: parseAmount(tolerance) ?? 0n,
      ruleCode,
      communityId,
      businessId,
      registrationId,
      orderNumber,
      at: now,
    });
    await audit({
      objectType: 'matching-rule',
      objectId: id,
      description: `Rule ${values.ruleName} added`,
      after: { ruleCode, ...values, tolerance, orderNumber },
    });
    return loadMatchingRule(trx, { communityId, registrationId, id });
  });
});
