import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { flag, idParam, pageParam, pageSizeParam, sortOf } from '../../pages/search-params.ts';

/** Staff who sign in to the portal; each change of one waits for a second administrator. */
export const administratorsPages = [
  page({
    view: 'AdministratorsView',
    title: 'Administrators',
    scope: 'global',
    area: 'Security',
    order: 10,
    audience: 'staff',
    calls: ['administrators.search'],
    search: {
      ...filtersOf('administrators'),
      sort: sortOf('administrators.search'),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    keywords: 'staff operators people access disable enable roles second factor',
    load: () => import('./administrators.page.tsx'),
  }),
  page({
    view: 'PendingAdministratorsView',
    title: 'Pending Administrator Users',
    label: 'Pending administrators',
    scope: 'global',
    area: 'Security',
    order: 20,
    audience: 'staff',
    calls: ['userAuthorisations.search'],
    search: { ...filtersOf('pending-administrators'), page: pageParam(), pageSize: pageSizeParam(20) },
    keywords: 'dual authorisation four eyes approve reject invitation sent',
    load: () => import('./pending-administrators.page.tsx'),
  }),
  page({
    view: 'NewAdministratorView',
    title: 'Create New Administrator',
    label: 'Create administrator',
    scope: 'global',
    parent: 'AdministratorsView',
    audience: 'staff',
    calls: ['administrators.create'],
    keywords: 'add invite staff operator',
    load: () => import('./new-administrator.page.tsx'),
  }),
  page({
    view: 'AdministratorDetailsView',
    title: 'Administrator Details',
    scope: 'global',
    parent: 'AdministratorsView',
    audience: 'staff',
    calls: ['administrators.get'],
    search: { SystemUserId: idParam(), edit: flag() },
    load: () => import('./administrator-details.page.tsx'),
  }),
  page({
    view: 'ConfirmEnableUserView',
    title: 'Confirm Enable User',
    scope: 'global',
    parent: 'AdministratorsView',
    audience: 'staff',
    calls: ['administrators.enable'],
    search: { SystemUserId: idParam() },
    load: () => import('./confirm-enable-user.page.tsx'),
  }),
] as const;
