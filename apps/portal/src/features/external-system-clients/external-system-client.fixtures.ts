import type { ExternalSystemClient } from '@quickportal/contracts/external-system-clients/external-system-client';

const water: ExternalSystemClient = {
  id: 1,
  communityId: 10,
  communityName: 'Harbour City Utilities',
  businessId: 100,
  businessCode: 'HCW',
  businessName: 'Harbour City Water',
  systemCode: 'SAP',
  clientCode: 'HCW-4100',
  buyerAccount: false,
};

/** A supplier and a buyer of one community, and a supplier of another. */
export const externalSystemClients: readonly ExternalSystemClient[] = [
  {
    ...water,
    id: 4,
    businessId: 103,
    businessCode: 'HCC',
    businessName: 'Harbour City Council',
    clientCode: 'CUST-88031',
    buyerAccount: true,
  },
  water,
  {
    ...water,
    id: 6,
    communityId: 20,
    communityName: 'Kiwi Fitness Group',
    businessId: 200,
    businessCode: 'KFC',
    businessName: 'Kiwi Fitness Clubs',
    systemCode: 'XERO',
    clientCode: 'KFC-01',
  },
];
