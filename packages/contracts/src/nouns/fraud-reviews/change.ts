import { z } from 'zod';
import { readVersion } from '../../kernel/field-builders.ts';
import { contract } from '../../kernel/contract.ts';
import { text } from '../../kernel/primitives.ts';
import { receiptNumber } from '../transactions/read.ts';
import { Transaction } from '../transactions/transaction.ts';
import { FraudDecision } from './fraud-decision.ts';

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

const reviewBody = (id: string, submitLabel: string, example: string) =>
  z
    .strictObject({
      reason: text({ max: 255 }).meta({
        title: 'Reason',
        description: 'Why you decide so; kept with the payment and in the audit trail.',
        examples: [example],
      }),
      version: readVersion(),
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
    'Sends the payment to the bank. `status` is the outcome, as when a payment is taken: APPROVED, DECLINED, or IN_FLIGHT while it is not known. A payment is reviewed once: 409 afterwards. The user who took the payment, and users linked to them as in dual authorisation, cannot approve it (403); staff can.',
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
