import type { BusinessCardSchemes } from '@quickportal/contracts/card-schemes/business-card-schemes';

const none = { debitAccepted: null, debitSurcharge: null, upcoming: [] };

/** Harbour City Water: Visa changes on 1 December, Diners and UnionPay are not taken. */
export const businessCardSchemes: BusinessCardSchemes = {
  businessId: 100,
  businessName: 'Harbour City Water',
  version: 4,
  schemes: [
    {
      cardScheme: 'VISA',
      accepted: true,
      surcharge: '0.75',
      debitAccepted: true,
      debitSurcharge: '0.45',
      upcoming: [{ effectiveFrom: '2026-12-01', surcharge: '0.9', debitSurcharge: '0.45' }],
    },
    {
      cardScheme: 'MASTERCARD',
      accepted: true,
      surcharge: '0.75',
      debitAccepted: true,
      debitSurcharge: null,
      upcoming: [],
    },
    { cardScheme: 'AMEX', accepted: true, surcharge: '1.4', ...none },
    { cardScheme: 'DINERS', accepted: false, surcharge: '1.9', ...none },
    { cardScheme: 'JCB', accepted: true, surcharge: '1.65', ...none },
    { cardScheme: 'UNIONPAY', accepted: false, surcharge: null, ...none },
  ],
};
