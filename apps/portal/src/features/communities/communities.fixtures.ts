import type { CommunityOverview } from '@quickportal/contracts/communities/community-overview';

/** Communities where something waits, where nothing does, and a disabled one. */
export const communities: readonly CommunityOverview[] = [
  {
    communityId: 10,
    communityName: 'Harbour City Utilities',
    communityCode: 'HARBOURCITY',
    enabled: true,
    products: ['PAYTO', 'QUICKVAULT', 'RESTAPI', 'QUICKTERMINAL'],
    businessesCount: 3,
    lastActivityAt: '2026-11-20T07:41:00.000Z',
    approvalsWaiting: 2,
    paymentsWaiting: 0,
    messagesFailed: 1,
  },
  {
    communityId: 20,
    communityName: 'Kiwi Fitness Group',
    communityCode: 'KIWIFIT',
    enabled: true,
    products: ['QUICKTERMINAL', 'NOTIFICATIONS'],
    businessesCount: 1,
    lastActivityAt: '2026-11-19T21:05:00.000Z',
    approvalsWaiting: 0,
    paymentsWaiting: 0,
    messagesFailed: 0,
  },
  {
    communityId: 30,
    communityName: 'Northern Rivers Schools',
    communityCode: 'NRSCHOOLS',
    enabled: false,
    products: [],
    businessesCount: 0,
    lastActivityAt: null,
    approvalsWaiting: 0,
    paymentsWaiting: 0,
    messagesFailed: 0,
  },
];
