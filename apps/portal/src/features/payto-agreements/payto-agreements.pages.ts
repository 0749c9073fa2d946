import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { idParam, optional, pageParam, pageSizeParam, sortOf, tokenParam } from '../../pages/search-params.ts';

/** The pages of PayTo agreements (1P006 to 1P010 1P016). */
export const paytoAgreementsPages = [
  page({
    view: 'PayToAgreementsView',
    title: 'PayTo agreements',
    scope: 'community',
    area: 'PayTo',
    order: 10,
    audience: 'both',
    needsPayTo: true,
    calls: ['paytoAgreements.search'],
    search: {
      ...filtersOf('payto-agreements'),
      sort: sortOf('paytoAgreements.search'),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    keywords: 'payto agreements mandate npp payer payid pending suspended approve',
    load: () => import('./agreement-list/payto-agreements.page.tsx'),
  }),
  page({
    view: 'PayToAgreementDetailsView',
    title: 'PayTo agreement',
    scope: 'customer',
    parent: 'CustomerDetailsView',
    audience: 'both',
    calls: ['paytoAgreements.get'],
    // The payer of an e-commerce payment is no customer
    search: { CustomerId: optional(idParam()), AgreementToken: tokenParam(), page: pageParam() },
    load: () => import('./agreement-details/payto-agreement-details.page.tsx'),
  }),
  page({
    view: 'CreatePayToAgreementView',
    title: 'Create PayTo agreement',
    scope: 'customer',
    parent: 'CustomerDetailsView',
    audience: 'both',
    calls: ['paytoAgreements.create'],
    search: { CustomerId: idParam() },
    load: () => import('./create-agreement/create-payto-agreement.page.tsx'),
  }),
  page({
    view: 'AmendPayToAgreementView',
    title: 'Amend PayTo agreement',
    scope: 'customer',
    parent: 'CustomerDetailsView',
    audience: 'both',
    calls: ['paytoAgreements.amend'],
    search: { agreementToken: tokenParam(), customerId: idParam() },
    load: () => import('./amend-agreement/amend-payto-agreement.page.tsx'),
  }),
  page({
    view: 'PayToPaymentView',
    title: 'PayTo payment',
    scope: 'community',
    parent: 'PayToAgreementsView',
    audience: 'both',
    calls: ['paytoAgreements.getData'],
    search: { agreementToken: tokenParam() },
    load: () => import('./take-payment/payto-payment.page.tsx'),
  }),
  page({
    view: 'PayToEcommercePaymentView',
    title: 'PayTo e-commerce payment',
    scope: 'community',
    area: 'PayTo',
    label: 'E-commerce payment',
    order: 20,
    audience: 'both',
    needsPayTo: true,
    calls: ['paytoAgreements.confirmEcommercePayment'],
    keywords: 'payto e-commerce ecommerce online web order one-off payment payer payid without customer',
    load: () => import('./ecommerce-payment/payto-ecommerce-payment.page.tsx'),
  }),
] as const;
