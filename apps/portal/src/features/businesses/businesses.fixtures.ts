import type { BusinessDetails } from '@quickportal/contracts/businesses/business-details';
import type { BusinessEnablement } from '@quickportal/contracts/businesses/business-enablement';
import type { BusinessSettings } from '@quickportal/contracts/businesses/business-settings';

const water = {
  businessId: 100,
  businessName: 'Harbour City Water',
  businessCode: 'HCWATER',
  enabled: true,
  version: 4,
} as const;
const none = { accepted: false, surcharge: null, debitSurcharge: null } as const;

export const waterSettings: BusinessSettings = {
  ...water,
  contactName: 'Ruth Okafor',
  contactEmail: 'water@harbourcity.example',
  contactPhone: '02 4925 1100',
  notificationEmail: '',
  dualAuthEnabled: false,
  pendingDualAuthId: null,
  cardSchemes: [
    { cardScheme: 'VISA', accepted: true, surcharge: '0.75', debitSurcharge: '0.45' },
    { cardScheme: 'MASTERCARD', accepted: true, surcharge: '0.75', debitSurcharge: null },
    { cardScheme: 'AMEX', accepted: true, surcharge: null, debitSurcharge: null },
    { cardScheme: 'DINERS', ...none },
    { cardScheme: 'JCB', ...none },
    { cardScheme: 'UNIONPAY', ...none },
  ],
};

export const waterDetails: BusinessDetails = {
  ...water,
  name: water.businessName,
  registeredName: 'Harbour City Council',
  abn: '51824753556',
  nzbn: '',
  merchantCategoryCode: '4900',
  street1: '27 Bolton Street',
  street2: '',
  city: 'Newcastle',
  state: 'NSW',
  postcode: '2300',
  country: 'AU',
};

export const waterEnablement: BusinessEnablement = {
  ...water,
  payto: true,
  payid: true,
  quickvault: true,
  recurring: true,
  terminal: false,
  cisKey: 'C0918244',
  billingCode: 'HCW-01',
  externalSystemClients: [{ systemCode: 'SAP', clientCode: 'HCW-4100' }],
  paymentTerms: [
    {
      paymentTermId: 1,
      product: 'RECURRING',
      instrument: 'DIRECT_ENTRY',
      cardScheme: null,
      accountId: 21,
      accountAlias: 'Water direct debits',
      accountEnabled: true,
      currency: 'AUD',
      version: 1,
    },
    {
      paymentTermId: 2,
      product: 'ONLINE',
      instrument: 'TANDEM',
      cardScheme: 'AMEX',
      accountId: 72,
      accountAlias: 'Water Amex and Diners',
      accountEnabled: true,
      currency: 'AUD',
      version: 1,
    },
  ],
};

/** A younger term for the payments of the first one. */
export const secondTerm = {
  paymentTermId: 3,
  product: 'RECURRING',
  instrument: 'DIRECT_ENTRY',
  cardScheme: null,
  accountId: 22,
  accountAlias: 'Water collections',
  accountEnabled: true,
  currency: 'AUD',
  version: 1,
} as const;
