import type { FraudDecision } from '@quickportal/contracts/fraud-reviews/fraud-decision';
import { fraudReasons, fraudReasonTitles } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { reasonText } from '@quickportal/contracts/rules/fraud-guard/reason-text';
import { fraudDecisionStates } from '@quickportal/contracts/rules/states/fraud-decision';
import type { FraudDecisionRecord } from '@quickportal/db/fraud-reviews/fraud-decision';

/** Converts a decision to its response form, with the reasons in the order of the rules. */
export function toFraudDecision({ hits, ...record }: FraudDecisionRecord): FraudDecision {
  const inOrder = fraudReasons.flatMap((rule) => hits.filter((hit) => hit.rule === rule));
  return {
    ...record,
    statusDisplay: fraudDecisionStates.states[record.status].title,
    reasons: inOrder.map(({ rule, compared, isShadow }) => ({
      rule,
      title: fraudReasonTitles[rule],
      text: reasonText(rule, compared),
      isShadow,
    })),
  };
}
