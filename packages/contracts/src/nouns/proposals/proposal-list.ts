import { list } from '../../kernel/list.ts';

/** Requests for dual authorisation; each tab shows some of the columns. */
export const proposalList = list({
  name: 'approvals',
  title: 'Requests',
  noun: ['request', 'requests'],
  columns: {
    title: { title: 'Change', lead: true, maxWidth: 24 },
    status: { title: 'Status', kind: 'status' },
    requesterName: { title: 'Requested by' },
    requestedAt: { title: 'Requested', kind: 'time', rank: 2 },
    expiresAt: { title: 'Expires', kind: 'time' },
    deciderName: { title: 'Decided by', rank: 2 },
    decidedAt: { title: 'Decided', kind: 'time' },
    communityName: { title: 'Community', rank: 3, maxWidth: 14 },
  },
});
