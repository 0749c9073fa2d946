import { page } from '../../pages/page.ts';
import { idParam } from '../../pages/search-params.ts';

/** Requests to change administrators. */
export const userAuthorisationsPages = [
  page({
    view: 'UserAuthorisationView',
    title: 'Authorise Administrator Change',
    scope: 'global',
    parent: 'PendingAdministratorsView',
    audience: 'staff',
    calls: ['userAuthorisations.get'],
    search: { PendingUserAuthorisationId: idParam() },
    load: () => import('./user-authorisation.page.tsx'),
  }),
] as const;
