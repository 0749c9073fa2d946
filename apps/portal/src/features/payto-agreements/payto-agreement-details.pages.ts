import { page } from '../../pages/page.ts';
import { idParam, tokenParam } from '../../pages/search-params.ts';

/** One PayTo agreement (1P016). */
export const paytoAgreementDetailsPages = [
  page({
    view: 'PayToAgreementDetailsView',
    title: 'PayTo agreement',
    scope: 'customer',
    parent: 'CustomerDetailsView',
    audience: 'both',
    calls: ['paytoAgreements.load'],
    search: { CustomerId: idParam(), AgreementToken: tokenParam() },
    load: () => import('./payto-agreement-details.page.tsx'),
  }),
] as const;
