import type { Examples } from '../../kernel/examples.ts';

const code = { billingScheme: 'COMMUNITY', billingCode: 'HARBOUR-01' };
const facilityConfigurations = [
  { billingItemProduct: 'QuickTerminal', ...code },
  { billingItemProduct: 'QuickBatch', ...code },
  { billingItemProduct: 'QuickBills', billingScheme: 'WAIVED', billingCode: '' },
  { billingItemProduct: 'QuickVault', ...code },
  { billingItemProduct: 'REST API', ...code },
  { billingItemProduct: 'PayTo', billingScheme: 'BUSINESS', billingCode: 'HARBOUR-02' },
];

/** What components look like as a whole. */
export const examples = {
  BillingFacilities: { facilityConfigurations, version: 7 },
  BillingFacilitiesChange: { facilityConfigurations, version: 7 },
  BillingFacilitiesConfirmation: { facilityConfigurations, waivedProducts: ['QuickBills'], version: 7 },
} satisfies Examples;
