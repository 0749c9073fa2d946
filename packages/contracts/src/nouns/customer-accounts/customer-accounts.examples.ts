import type { ExampleFields, Examples } from '../../kernel/examples.ts';

const account: ExampleFields = {
  displayName: 'Visa •••• 1881',
  enabled: true,
  defaultAccount: true,
  accountToken: 'C000000000500001',
  cardNumber: '401288......1881',
  expiryDateMonth: 8,
  expiryDateYear: 2029,
  expiryStatus: 'USABLE',
  bsb: '',
  accountNumber: '',
  accountName: '',
  nzBankCode: '',
  nzBranchCode: '',
  nzAccountNumber: '',
  nzAccountName: '',
};

/** What components look like as a whole. */
export const examples = {
  AcceptedCardScheme: { title: 'Visa', credit: true, debit: true },
  AddedCustomerAccount: { ...account, warnings: [] },
  EditedCustomerAccount: { ...account, warnings: [] },
  CustomerAccount: account,
  CustomerAccountStatusChangePreview: { schedules: 2 },
  ExpiringCard: {
    ...account,
    displayName: 'Mastercard •••• 5100',
    cardNumber: '510510......5100',
    cardScheme: 'MASTERCARD',
    expiryDateMonth: 12,
    expiryDateYear: 2026,
    expiryStatus: 'EXPIRING',
  },
} satisfies Examples;
