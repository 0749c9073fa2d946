import { page } from '../../pages/page.ts';
import { idParam } from '../../pages/search-params.ts';

/** Requests to change settlement accounts. */
export const accountAuthorisationsPages = [
  page({
    view: 'AccountAuthorisationView',
    title: 'Authorise Account Change',
    scope: 'global',
    parent: 'ApprovalsView',
    audience: 'staff',
    calls: ['accountAuthorisations.get'],
    search: { PendingAccountAuthorisationId: idParam() },
    load: () => import('./account-authorisation.page.tsx'),
  }),
] as const;
