import { page } from '../pages/page.ts';

/** Pages that belong to no noun. */
export const shellPages = [
  page({
    view: 'NotFoundView',
    title: 'Page not found',
    scope: 'global',
    parent: 'HomeView',
    audience: 'both',
    load: () => import('./message-pages/not-found.page.tsx'),
  }),
] as const;
