import { oneOf } from '../../pages/search-params.ts';
import { page } from '../../pages/page.ts';

/** What people see and change about themselves. */
export const myProfilePages = [
  page({
    view: 'MyProfileView',
    title: 'My profile',
    audience: 'both',
    search: { tab: oneOf(['security', 'sessions'], 'security') },
    keywords: 'password second factor sessions recovery codes',
    load: () => import('./my-profile.page.tsx'),
  }),
] as const;
