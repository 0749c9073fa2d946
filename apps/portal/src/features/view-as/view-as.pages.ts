import { pageParam, textParam } from '../../pages/search-params.ts';
import { page } from '../../pages/page.ts';

/** Seeing the portal as another user does; opened from the user menu and the palette. */
export const viewAsPages = [
  page({
    view: 'ViewAsView',
    title: 'View as another user',
    scope: 'global',
    parent: 'HomeView',
    audience: 'both',
    calls: ['viewAs.listViewableUsers'],
    search: { query: textParam({ max: 100 }), page: pageParam() },
    keywords: 'impersonate user',
    load: () => import('./view-as.page.tsx'),
  }),
] as const;
