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
  tokenParam,
} from '../../pages/search-params.ts';

/** The pages of PayTo agreements (1P006 to 1P009 1P016). */
export const paytoAgreementsPages = [
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
  page({
    view: 'PayToAgreementDetailsView',
    title: 'PayTo agreement',
    scope: 'customer',
    parent: 'CustomerDetailsView',
    audience: 'both',
    calls: ['paytoAgreements.load'],
    // The payer of an e-commerce payment is no customer
    search: { CustomerId: optional(idParam()), AgreementToken: tokenParam(), page: pageParam() },
    load: () => import('./payto-agreement-details.page.tsx'),
  }),
  page({
    view: 'CreatePayToAgreementView',
    title: 'Create PayTo agreement',
    scope: 'customer',
    parent: 'CustomerDetailsView',
    audience: 'both',
    calls: ['paytoAgreements.create'],
    search: { CustomerId: idParam() },
    load: () => import('./create-payto-agreement.page.tsx'),
  }),
  page({
    view: 'AmendPayToAgreementView',
    title: 'Amend PayTo agreement',
    scope: 'customer',
    parent: 'CustomerDetailsView',
    audience: 'both',
    calls: ['paytoAgreements.amend'],
    search: { agreementToken: tokenParam(), customerId: idParam() },
    load: () => import('./amend-payto-agreement.page.tsx'),
  }),
  page({
    view: 'PayToPaymentView',
    title: 'PayTo payment',
    scope: 'community',
    parent: 'PayToAgreementsView',
    audience: 'both',
    calls: ['paytoAgreements.data'],
    search: { agreementToken: tokenParam() },
    load: () => import('./payto-payment.page.tsx'),
  }),
] as const;
