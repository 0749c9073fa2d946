import { House } from 'lucide-react';
import { page } from '../../pages/page.ts';

/** Where everybody starts. */
export const homePages = [
  page({
    view: 'HomeView',
    title: 'Home',
    audience: 'both',
    nav: { group: null, icon: House, order: 0 },
    keywords: 'start dashboard',
    load: () => import('./home.page.tsx'),
  }),
] as const;
