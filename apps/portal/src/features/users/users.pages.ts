import { page } from '../../pages/page.ts';
import {
  flag,
  idParam,
  pageParam,
  pageSizeParam,
  someIds,
  someOf,
  sortOf,
  textParam,
} from '../../pages/search-params.ts';

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
      query: textParam({ max: 100 }),
      status: someOf(['ACTIVE', 'DISABLED', 'LOCKED_INACTIVE', 'LOCKED_PASSWORD_FAILURE']),
      RoleId: someIds(),
      sort: sortOf('users.search'),
      page: pageParam(),
      pageSize: pageSizeParam(25),
      add: flag(),
    },
    keywords: 'people access invite disable unlock password second factor administrators',
    load: () => import('./users.page.tsx'),
  }),
] as const;
