import type { FraudDecisionStatus } from '@quickportal/contracts/rules/states/fraud-decision';
import { page } from '../../pages/page.ts';
import {
  dateParam,
  idParam,
  optional,
  pageParam,
  someStates,
  textParam,
  tokenParam,
} from '../../pages/search-params.ts';

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
      status: someStates<FraudDecisionStatus>({
        PASSED: true,
        REPORTED: true,
        SUSPENDED: true,
        RELEASED: true,
        DECLINED: true,
        CANCELLED: true,
      }),
      rule: textParam({ max: 40 }),
      businessId: optional(idParam()),
      from: dateParam(),
      to: dateParam(),
      page: pageParam(),
    },
    keywords: 'fraud review approve decline',
    load: () => import('./fraud-review.page.tsx'),
  }),
] as const;
