import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { optional, pageParam, tokenParam } from '../../pages/search-params.ts';

/** The queue of payments that fraud guard suspended. */
export const fraudReviewsPages = [
  page({
    view: 'FraudReviewView',
    title: 'Suspended payments',
    scope: 'community',
    area: 'Payments',
    order: 45,
    audience: 'both',
    calls: ['fraudReviews.list'],
    search: {
      ReceiptNumber: optional(tokenParam()),
      ...filtersOf('fraud-reviews'),
      page: pageParam(),
    },
    keywords: 'fraud review approve decline',
    load: () => import('./fraud-review.page.tsx'),
  }),
] as const;
