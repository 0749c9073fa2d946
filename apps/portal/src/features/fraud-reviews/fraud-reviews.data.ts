import { fraudReasonTitles, type FraudReason } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { shownInline, shownPaged } from '../../data/query-client.ts';
import { trpc } from '../../data/trpc.ts';
import type { PageSearch } from '../../pages/search.ts';

/** Payments on a page of the queue. */
export const REVIEWS_ON_A_PAGE = 20;
/** Reasons that are offered again. */
const MOST_REASONS = 4;

const isReason = (text: string): text is FraudReason => text in fraudReasonTitles;

/** The rule that the address names; undefined where it names none that exists. */
export const ruleIn = (text: string): FraudReason | undefined => (isReason(text) ? text : undefined);

/** The call that a page of the queue makes; without a chosen decision those that wait for one. */
export const reviewsInput = ({ status, rule, businessId, from, to, page }: PageSearch<'FraudReviewView'>) => ({
  query: { ...(status && { status }), rule: ruleIn(rule), businessId, from, to, page, pageSize: REVIEWS_ON_A_PAGE },
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
