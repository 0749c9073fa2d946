import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { pageFields, paged } from '../kernel/paging.ts';
import { codeList, id, date } from '../kernel/primitives.ts';
import { fraudReasons } from '../rules/fraud-guard/fraud-guard-rules.ts';
import { fraudDecisionStates } from '../rules/states/fraud-decision.ts';
import { stateNames } from '../rules/states/state-machine.ts';
import { FraudReview } from './fraud-review.ts';

/** Rights that open the queue; deciding needs REVIEW_SUSPENDED_PAYMENTS. */
export const reviewReadRights = ['REVIEW_SUSPENDED_PAYMENTS', 'VIEW_FRAUD_GUARD', 'MANAGE_FRAUD_GUARD'] as const;

export const listFraudReviews = contract({
  name: 'fraudReviews.list',
  kind: 'query',
  method: 'GET',
  path: 'fraud-reviews',
  query: z.strictObject({
    status: codeList(stateNames(fraudDecisionStates))
      .default(['SUSPENDED'])
      .meta({ title: 'Decision', description: 'Only payments with these decisions.', examples: [['SUSPENDED']] }),
    rule: z.enum(fraudReasons).optional().meta({ title: 'Rule', description: 'Only payments that matched this rule.' }),
    businessId: id().optional().meta({ title: 'Business ID', description: 'Only payments of this business.' }),
    from: date().optional().meta({ title: 'From', description: 'First day, in the community’s zone.' }),
    to: date().optional().meta({ title: 'To', description: 'Last day, in the community’s zone.' }),
    ...pageFields(20),
  }),
  responses: { 200: paged(FraudReview, 'Payments').meta({ id: 'FraudReviewPage' }) },
  audience: ['facility', 'staff'],
  rights: { anyOf: reviewReadRights },
  summary: 'List payments that fraud guard decided about',
  description: 'Newest first; where only those that wait for a review are listed, oldest first.',
});
