import { approveFraudReview } from './approve-fraud-review.ts';
import { declineFraudReview } from './decline-fraud-review.ts';
import { listFraudReviews } from './list-fraud-reviews.ts';

/** The calls about payments that fraud guard suspended. */
export const fraudReviews = {
  approve: approveFraudReview,
  decline: declineFraudReview,
  list: listFraudReviews,
};
