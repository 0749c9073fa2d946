/** What an agreement's payments are for, and its code in messages of the network. */
export const payToPurposes = {
  MORTGAGE: { title: 'Mortgage', code: 'MORT' },
  UTILITY: { title: 'Utility', code: 'UTIL' },
  LOAN: { title: 'Loan', code: 'LOAN' },
  DEPENDANT_SUPPORT: { title: 'Dependant support', code: 'DEPD' },
  GAMBLING: { title: 'Gambling', code: 'GAMP' },
  RETAIL: { title: 'Retail', code: 'RETL' },
  SALARY: { title: 'Salary', code: 'SALA' },
  PERSONAL: { title: 'Personal', code: 'PERS' },
  GOVERNMENT: { title: 'Government', code: 'GOVT' },
  PENSION: { title: 'Pension', code: 'PENS' },
  TAX: { title: 'Tax', code: 'TAXS' },
  OTHER: { title: 'Other service', code: 'OTHR' },
} as const;
export type PayToPurpose = keyof typeof payToPurposes;
export const payToPurposeCodes = Object.keys(payToPurposes) as [PayToPurpose, ...PayToPurpose[]];
