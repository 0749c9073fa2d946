import type { QuickRecBusiness, QuickRecCommunity } from '@quickportal/contracts/quickrec/quickrec-overview';

/** A community with accounts and one without. */
export const quickRecCommunities: readonly QuickRecCommunity[] = [
  {
    communityId: 10,
    communityName: 'Harbour City Utilities',
    communityCode: 'HARBOURCITY',
    enabledAccountsCount: 3,
    totalAccountsCount: 7,
  },
  {
    communityId: 30,
    communityName: 'Northern Rivers Schools',
    communityCode: 'NRSCHOOLS',
    enabledAccountsCount: 0,
    totalAccountsCount: 0,
  },
];

/** A business with accounts and one that was migrated. */
export const quickRecBusinesses: readonly QuickRecBusiness[] = [
  {
    businessId: 102,
    businessName: 'Harbour City Tasman',
    businessCode: 'HCTASMAN',
    bankrecCode: 'HCTREC',
    enabledAccountsCount: 0,
    totalAccountsCount: 2,
  },
  {
    businessId: 100,
    businessName: 'Harbour City Water',
    businessCode: 'HCWATER',
    bankrecCode: null,
    enabledAccountsCount: 2,
    totalAccountsCount: 2,
  },
];
