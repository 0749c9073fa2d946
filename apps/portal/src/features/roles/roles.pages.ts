import { page } from '../../pages/page.ts';
import { flag, idParam, optional } from '../../pages/search-params.ts';

/** What users may do, by role. */
export const rolesPages = [
  page({
    view: 'RolesView',
    title: 'Roles',
    scope: 'community',
    area: 'Settings',
    group: 'People',
    order: 50,
    audience: 'both',
    calls: ['roles.list'],
    search: { RoleId: optional(idParam()), add: flag(), edit: flag() },
    keywords: 'rights permissions access',
    load: () => import('./roles.page.tsx'),
  }),
] as const;
