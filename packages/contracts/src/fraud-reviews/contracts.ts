import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { paged, pageFields } from '../kernel/paging.ts';
import { codeList, date, id, text, version } from '../kernel/primitives.ts';
import { fraudReasons } from '../rules/fraud-guard/fraud-guard-rules.ts';
import { fraudDecisionStates } from '../rules/states/fraud-decision.ts';
import { stateNames } from '../rules/states/state-machine.ts';
import { receiptNumber } from '../transactions/read.ts';
import { Transaction } from '../transactions/transaction.ts';
import { FraudDecision } from './fraud-decision.ts';
import { FraudReview } from './fraud-review.ts';

const params = z.strictObject({ receiptNumber });
const reviewRights = { anyOf: ['REVIEW_SUSPENDED_PAYMENTS'] } as const;
const changes = {
  kind: 'mutation',
  method: 'POST',
  audience: ['facility', 'staff'],
  rights: reviewRights,
  params,
  errors: ['state-conflict'],
  current: FraudDecision,
  refusedInViewAs: true,
} as const;

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

const reviewBody = (id: string, submitLabel: string, example: string) =>
  z
    .strictObject({
      reason: text({ max: 255 }).meta({
        title: 'Reason',
        description: 'Why you decide so; kept with the payment and in the audit trail.',
        examples: [example],
      }),
      version: version()
        .optional()
        .meta({
          title: 'Version',
          description: 'Version of the decision you read; with it a lost update is refused with 409.',
          'x-form': { widget: 'hidden' },
        }),
    })
    .meta({ id, 'x-form-layout': { submitLabel } });

export const approveFraudReview = contract({
  ...changes,
  name: 'fraudReviews.approve',
  path: 'fraud-reviews/{receiptNumber}/approve',
  body: reviewBody('FraudReviewApproval', 'Approve payment', 'Called the customer, who confirmed it'),
  responses: { 201: Transaction },
  summary: 'Approve a suspended payment',
  description:
    'Sends the payment to the bank. `status` is the outcome, as when a payment is taken: APPROVED, DECLINED, or IN_FLIGHT while it is not known. A payment is reviewed once: 409 afterwards.',
});

export const declineFraudReview = contract({
  ...changes,
  name: 'fraudReviews.decline',
  path: 'fraud-reviews/{receiptNumber}/decline',
  body: reviewBody('FraudReviewDecline', 'Decline payment', 'The customer does not know the payment'),
  responses: { 200: Transaction },
  summary: 'Decline a suspended payment',
  description: 'The payment is declined and never sent to the bank. A payment is reviewed once: 409 afterwards.',
});
