import type { PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import { page } from '../../pages/page.ts';
import {
  idParam,
  optional,
  pageParam,
  pageSizeParam,
  someStates,
  sortOf,
  textParam,
} from '../../pages/search-params.ts';

/** The PayTo agreements of all customers (1P008). */
export const paytoAgreementListPages = [
  page({
    view: 'PayToAgreementsView',
    title: 'PayTo agreements',
    scope: 'community',
    area: 'PayTo',
    order: 10,
    audience: 'both',
    calls: ['paytoAgreements.search'],
    search: {
      query: textParam({ max: 100 }),
      status: someStates<PayToAgreementStatus>({
        PROCESSING: true,
        PENDING: true,
        ACTIVE: true,
        SUSPENDED: true,
        CANCELLED: true,
        REJECTED: true,
      }),
      businessId: optional(idParam()),
      sort: sortOf('paytoAgreements.search'),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    keywords: 'payto agreements mandate npp payer payid pending suspended approve',
    load: () => import('./payto-agreements.page.tsx'),
  }),
] as const;
