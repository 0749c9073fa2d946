import { page } from '../../pages/page.ts';

/** Where everyone starts. */
export const homePages = [
  page({
    view: 'HomeView',
    title: 'Home',
    scope: 'global',
    area: 'Home',
    order: 10,
    audience: 'both',
    keywords: 'start dashboard',
    load: () => import('./home.page.tsx'),
  }),
] as const;
