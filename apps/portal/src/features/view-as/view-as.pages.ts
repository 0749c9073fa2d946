import { Eye } from 'lucide-react';
import { pageParam } from '../../pages/search-params.ts';
import { page } from '../../pages/page.ts';

/** Seeing the portal as somebody else does. */
export const viewAsPages = [
  page({
    view: 'ViewAsView',
    title: 'View as another user',
    audience: 'both',
    rights: { allOf: ['VIEW_AS_USER'] },
    search: { page: pageParam() },
    nav: {
      group: 'Administrators',
      label: 'View as',
      about: 'See the portal as another user does',
      icon: Eye,
      order: 90,
    },
    keywords: 'impersonate user',
    load: () => import('./view-as.page.tsx'),
  }),
] as const;
