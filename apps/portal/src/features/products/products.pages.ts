import { page } from '../../pages/page.ts';

/** What staff switch for a community. */
export const productsPages = [
  page({
    view: 'CommunityProductsView',
    title: 'Community Products',
    label: 'Products',
    scope: 'community',
    area: 'Operations',
    order: 30,
    audience: 'staff',
    calls: ['products.getConfig'],
    keywords: 'features payto payid quickvault rest api webhooks quickterminal quickbatch quickbills notifications',
    load: () => import('./community-products.page.tsx'),
  }),
] as const;
