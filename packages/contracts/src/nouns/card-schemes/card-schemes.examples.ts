import type { Examples } from '../../kernel/examples.ts';

const withDebit = { accepted: true, surcharge: '0.75', debitAccepted: true, debitSurcharge: '0.45' };
const credit = { accepted: true, surcharge: '1.4', debitAccepted: null, debitSurcharge: null };
const refused = { accepted: false, surcharge: null, debitAccepted: null, debitSurcharge: null };
const schemes = [
  { cardScheme: 'VISA', ...withDebit },
  { cardScheme: 'MASTERCARD', ...withDebit, debitSurcharge: null },
  { cardScheme: 'AMEX', ...credit },
  { cardScheme: 'DINERS', ...refused },
  { cardScheme: 'JCB', ...credit },
  { cardScheme: 'UNIONPAY', ...refused },
];

/** What components look like as a whole. */
export const examples = {
  BusinessCardSchemes: {
    businessId: 100,
    businessName: 'Harbour City Water',
    schemes: schemes.map((scheme) => ({ ...scheme, upcoming: [] })),
    version: 4,
  },
  CardSchemesChange: { schemes, effectiveFrom: '2026-12-01', version: 4 },
} satisfies Examples;
