import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { flag, idParam, pageParam, pageSizeParam, sortOf } from '../../pages/search-params.ts';

/** Client users: list, add, details. */
export const usersPages = [
  page({
    view: 'UserDetailsView',
    title: 'User',
    scope: 'community',
    parent: 'UsersView',
    audience: 'both',
    calls: ['users.get'],
    search: { SystemUserId: idParam(), page: pageParam(), edit: flag() },
    load: () => import('./user-details.page.tsx'),
  }),
  page({
    view: 'UsersView',
    title: 'Users',
    scope: 'community',
    area: 'Settings',
    group: 'People',
    order: 40,
    audience: 'both',
    calls: ['users.search'],
    search: {
      ...filtersOf('users'),
      sort: sortOf('users.search'),
      page: pageParam(),
      pageSize: pageSizeParam(25),
      add: flag(),
    },
    keywords: 'people access invite disable unlock password second factor administrators',
    load: () => import('./users.page.tsx'),
  }),
] as const;
