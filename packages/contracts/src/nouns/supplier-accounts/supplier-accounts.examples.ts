import type { Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  AccountSaved: { dualAuthEnabled: false, dualAuthId: null, accountId: 700_011, accountUpdated: true },
  SupplierAccountSetup: {
    businessId: 100,
    businessName: 'Harbour City Water',
    businessCode: 'HCW',
    businessEnabled: true,
    currency: 'AUD',
    dualAuthEnabled: false,
    instruments: ['CREDIT_CARD', 'DIRECT_ENTRY', 'TANDEM'],
    apcaParametersProvided: true,
    serviceConfigured: true,
    serviceEnabled: true,
  },
} satisfies Examples;
