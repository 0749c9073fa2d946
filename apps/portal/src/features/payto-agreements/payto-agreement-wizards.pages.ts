import { page } from '../../pages/page.ts';
import { idParam, tokenParam } from '../../pages/search-params.ts';

/** Create and amend PayTo agreements (1P006 1P007). */
export const paytoAgreementWizardsPages = [
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
] as const;
