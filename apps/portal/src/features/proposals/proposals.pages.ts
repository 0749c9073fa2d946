import { page } from '../../pages/page.ts';
import { idParam, oneOf, optional, pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** Dual authorisation: what waits for a second person. */
export const proposalsPages = [
  page({
    view: 'ApprovalsView',
    title: 'Approvals',
    scope: 'global',
    area: 'Approvals',
    order: 10,
    audience: 'both',
    calls: ['proposals.list'],
    search: {
      tab: oneOf(['WAITING', 'MINE', 'DECIDED'], 'WAITING'),
      ProposalId: optional(idParam()),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    keywords: 'dual authorisation four eyes pending approve reject requests',
    load: () => import('./approvals.page.tsx'),
  }),
] as const;
