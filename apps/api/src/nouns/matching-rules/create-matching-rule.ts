import * as contracts from '@quickportal/contracts/matching-rules/contracts';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { MOST_RULES, PINNED_RULE } from '@quickportal/contracts/rules/reconciliation/matching-rule-codes';
import { lockMatchingRegistration } from '@quickportal/db/matching-registrations/read-matching-registrations';
import { insertMatchingRule, updateMatchingRuleOrder } from '@quickportal/db/matching-rules/change-matching-rule';
import { listMatchingRules } from '@quickportal/db/matching-rules/read-matching-rules';
import { conflict, fieldProblem, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { loadMatchingRule } from './to-matching-rule.ts';

export const createMatchingRule = implement(contracts.createMatchingRule).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { ruleCode, tolerance, ...values } = input.body;
    const { id: registrationId, businessId } = orNotFound(await lockMatchingRegistration(trx, input.params.id));
    const rules = await listMatchingRules(trx, registrationId);
    if (rules.some((rule) => rule.ruleCode === ruleCode))
      throw fieldProblem('ruleCode', 'The registration has this rule already.');
    if (rules.length >= MOST_RULES) throw conflict(`A registration has at most ${MOST_RULES} rules. Delete one first.`);
    const pinned = rules.find((rule) => rule.ruleCode === PINNED_RULE);
    const orderNumber = pinned ? pinned.orderNumber : rules.length + 1;
    if (pinned) await updateMatchingRuleOrder(trx, pinned.id, orderNumber + 1, now);
    const id = await insertMatchingRule(trx, {
      ...values,
      tolerance: parseAmount(tolerance) ?? 0n,
      ruleCode,
      communityId: communityOf(ctx).communityId,
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
    return loadMatchingRule(trx, registrationId, id);
  }),
);
