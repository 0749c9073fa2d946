import { list } from '../../kernel/list.ts';

/** The columns of the file of merchant accounts: those of the Merchant Definition File, its numbers masked. */
export const merchantList = list({
  name: 'merchants',
  title: 'Merchants',
  noun: ['account', 'accounts'],
  columns: {
    supplierBusinessCode: { title: 'Supplier business code', kind: 'code', only: 'file' },
    businessName: { title: 'Business name', only: 'file' },
    businessStatus: { title: 'Business status', only: 'file' },
    accountKind: { title: 'Account kind', only: 'file' },
    accountAlias: { title: 'Account alias', lead: true },
    merchantId: { title: 'Merchant ID', kind: 'code' },
    merchantName: { title: 'Merchant name' },
    acquiringInstitution: { title: 'Acquiring institution', only: 'file' },
    currency: { title: 'Currency', only: 'file' },
    settlementBsb: { title: 'Settlement BSB' },
    settlementAccountNumber: { title: 'Settlement account number' },
    cardSchemes: { title: 'Card schemes', only: 'file' },
    surchargePercentages: { title: 'Surcharge percentages', only: 'file' },
    status: { title: 'Status', kind: 'status' },
    enabledDate: { title: 'Enabled date', kind: 'date', only: 'file' },
  },
});
