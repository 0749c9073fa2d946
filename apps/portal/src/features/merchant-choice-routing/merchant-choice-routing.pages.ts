import { page } from '../../pages/page.ts';
import { idParam, optional } from '../../pages/search-params.ts';

/** Debit routing of many merchant accounts at once (2P004). */
export const merchantChoiceRoutingPages = [
  page({
    view: 'MerchantChoiceRoutingUploadView',
    title: 'Merchant Choice Routing Bulk Upload',
    label: 'Merchant choice routing',
    scope: 'community',
    area: 'Settings',
    order: 30,
    audience: 'both',
    calls: ['merchantChoiceRouting.saveRoutingConfigurations'],
    search: { communityId: optional(idParam()) },
    keywords: 'least cost routing debit eftpos mastercard visa threshold csv bulk mcr lcr',
    load: () => import('./merchant-choice-routing-upload.page.tsx'),
  }),
] as const;
