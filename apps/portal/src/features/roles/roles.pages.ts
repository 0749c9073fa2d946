import { userReadRights } from '@quickportal/contracts/users/user-rights';
import { KeyRound } from 'lucide-react';
import { page } from '../../pages/page.ts';
import { flag, idParam, optional } from '../../pages/search-params.ts';

/** What users may do, by role. */
export const rolesPages = [
  page({
    view: 'RolesView',
    title: 'Roles',
    audience: 'both',
    needsCommunity: true,
    rights: { anyOf: userReadRights },
    search: { RoleId: optional(idParam()), add: flag(), edit: flag() },
    nav: { group: 'Facility', icon: KeyRound, order: 81, about: 'Decide what the people of a role may do' },
    keywords: 'rights permissions access',
    load: () => import('./roles.page.tsx'),
  }),
] as const;
