import { page } from '../../pages/page.ts';

/** What people see and change about themselves. */
export const myProfilePages = [
  page({
    view: 'MyProfileView',
    title: 'My profile',
    scope: 'global',
    parent: 'HomeView',
    audience: 'both',
    keywords: 'password second factor authenticator sessions recovery codes sign out everywhere',
    load: () => import('./my-profile.page.tsx'),
  }),
] as const;
