import { fraudReviewList } from '@quickportal/contracts/fraud-reviews/fraud-review-list';
import { listInput } from '@quickportal/contracts/kernel/filter';
import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import type { PageSearch } from '../../pages/search.ts';

/** Payments on a page of the queue. */
export const REVIEWS_ON_A_PAGE = 20;
/** Reasons that are offered again. */
const MOST_REASONS = 4;

/** The call that a page of the queue makes; without a chosen decision those that wait for one. */
export const reviewsInput = (search: PageSearch<'FraudReviewView'>) => ({
  query: { ...listInput(fraudReviewList, search), pageSize: REVIEWS_ON_A_PAGE },
});

/** One page of the queue; the payments before stay while the next ones come. */
export const useFraudReviews = (search: PageSearch<'FraudReviewView'>) =>
  trpc.fraudReviews.list.useQuery(reviewsInput(search), shownPaged);

/** The latest different reasons of reviews that ended like this. */
export function useRecentReasons(status: 'RELEASED' | 'DECLINED'): readonly string[] {
  const { data } = trpc.fraudReviews.list.useQuery({ query: { status: [status], pageSize: 50 } }, shownInline);
  const reasons = (data?.items ?? []).map(({ decision }) => decision.reviewReason).filter((reason) => reason !== '');
  return [...new Set(reasons)].slice(0, MOST_REASONS);
}
