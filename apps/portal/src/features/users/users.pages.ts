import { userReadRights } from '@quickportal/contracts/users/user-rights';
import { Users } from 'lucide-react';
import { page } from '../../pages/page.ts';
import {
  flag,
  idParam,
  oneOf,
  optional,
  pageParam,
  pageSizeParam,
  sortParam,
  textParam,
} from '../../pages/search-params.ts';

/** Client users: list, add, details. */
export const usersPages = [
  page({
    view: 'UserDetailsView',
    title: 'User',
    audience: 'both',
    needsCommunity: true,
    rights: { anyOf: userReadRights },
    search: { SystemUserId: idParam(), page: pageParam(), edit: flag() },
    under: 'UsersView',
    load: () => import('./user-details.page.tsx'),
  }),
  page({
    view: 'UsersView',
    title: 'Users',
    audience: 'both',
    needsCommunity: true,
    rights: { anyOf: userReadRights },
    search: {
      query: textParam({ max: 100 }),
      status: oneOf(['ACTIVE', 'DISABLED', 'LOCKED_INACTIVE', 'LOCKED_PASSWORD_FAILURE']),
      RoleId: optional(idParam()),
      sort: sortParam(['fullName', 'loginName', 'status', 'lastSignInAt'], 'fullName'),
      page: pageParam(),
      pageSize: pageSizeParam(25),
      add: flag(),
    },
    nav: { group: 'Facility', icon: Users, order: 80, about: 'Add people, and decide what they may do' },
    keywords: 'people access invite disable unlock password second factor administrators',
    load: () => import('./users.page.tsx'),
  }),
] as const;
