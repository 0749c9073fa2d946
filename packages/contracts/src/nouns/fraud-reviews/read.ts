import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { fraudReviewList } from './fraud-review-list.ts';
import { FraudReview } from './fraud-review.ts';

/** Rights that open the queue; deciding needs REVIEW_SUSPENDED_PAYMENTS. */
export const reviewReadRights = ['REVIEW_SUSPENDED_PAYMENTS', 'VIEW_FRAUD_GUARD', 'MANAGE_FRAUD_GUARD'] as const;

export const listFraudReviews = contract({
  name: 'fraudReviews.list',
  kind: 'query',
  method: 'GET',
  path: 'fraud-reviews',
  query: z.strictObject({
    ...filterSchemas(fraudReviewList),
    ...pageFields(20),
  }),
  responses: { 200: paged(FraudReview, 'Payments').meta({ id: 'FraudReviewPage' }) },
  audience: ['facility', 'staff'],
  rights: { anyOf: reviewReadRights },
  summary: 'List payments that fraud guard decided about',
  description: 'Newest first; where only those that wait for a review are listed, oldest first.',
});
