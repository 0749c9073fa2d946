import { proposalRights } from '@quickportal/contracts/proposals/proposal-rights';
import { Stamp } from 'lucide-react';
import { page } from '../../pages/page.ts';
import { idParam, oneOf, optional, pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** Dual authorisation: what waits for a second person. */
export const proposalsPages = [
  page({
    view: 'ApprovalsView',
    title: 'Approvals',
    audience: 'both',
    rights: { anyOf: proposalRights },
    search: {
      tab: oneOf(['WAITING', 'MINE', 'DECIDED'], 'WAITING'),
      ProposalId: optional(idParam()),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    nav: {
      group: 'Facility',
      icon: Stamp,
      order: 90,
      about: 'Approve or reject what waits for a second person',
    },
    keywords: 'dual authorisation four eyes pending approve reject requests',
    load: () => import('./approvals.page.tsx'),
  }),
] as const;
