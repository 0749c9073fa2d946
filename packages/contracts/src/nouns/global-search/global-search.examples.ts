import type { Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  GlobalSearchHit: {
    id: 1_048_217,
    title: 'Margaret Olsson',
    subtitle: 'HCW-0041827, margaret.olsson@example.com, Harbour City Utilities',
    view: 'CustomerDetailsView',
    params: { CustomerId: 1_048_217, CommunityId: 10 },
    communityId: 10,
    canViewAs: false,
  },
} satisfies Examples;
