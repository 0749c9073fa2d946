import type { BusinessOverview } from '@quickportal/contracts/businesses/business-overview';

/** A supplier with a payment that waits, and a disabled buyer. */
export const businesses: readonly BusinessOverview[] = [
  {
    businessId: 100,
    businessName: 'Harbour City Water',
    businessCode: 'HCWATER',
    billingCode: 'HCW-01',
    kind: 'SUPPLIER',
    enabled: true,
    products: ['PAYTO', 'RECURRING', 'TERMINAL'],
    lastPaymentAt: '2026-11-20T07:41:00.000Z',
    paymentsWaiting: 1,
  },
  {
    businessId: 140,
    businessName: 'Westhaven Marina',
    businessCode: 'WESTHAVEN',
    billingCode: '',
    kind: 'BUYER',
    enabled: false,
    products: [],
    lastPaymentAt: null,
    paymentsWaiting: 0,
  },
];
