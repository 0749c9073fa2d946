import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';

/** A card of the stories; all people are invented. */
export const visa: CustomerAccount = {
  accountId: 500_001,
  customerId: 1_048_217,
  businessId: 101,
  accountType: 'CREDIT_CARD',
  displayName: 'Visa •••• 1881',
  enabled: true,
  defaultAccount: true,
  tokenised: false,
  accountToken: 'C000000000500001',
  cardScheme: 'VISA',
  cardType: null,
  cardNumber: '401288......1881',
  expiryDateMonth: 8,
  expiryDateYear: 2029,
  expiryStatus: 'USABLE',
  cardholderName: 'Margaret Olsson',
  bsb: '',
  accountNumber: '',
  accountName: '',
  nzBankCode: '',
  nzBranchCode: '',
  nzAccountNumber: '',
  nzAccountName: '',
  version: 2,
  createdAt: '2026-08-12T23:20:00.000Z',
  updatedAt: '2026-08-12T23:20:00.000Z',
};

const card = { ...visa, defaultAccount: false };
const bank = {
  ...card,
  cardScheme: null,
  cardNumber: '',
  cardholderName: '',
  expiryDateMonth: null,
  expiryDateYear: null,
  expiryStatus: null,
} as const;

export const mastercard: CustomerAccount = {
  ...card,
  accountId: 500_002,
  displayName: 'Mastercard •••• 5100',
  cardScheme: 'MASTERCARD',
  cardType: 'DEBIT',
  cardNumber: '510510......5100',
  expiryDateMonth: 12,
  expiryDateYear: 2026,
  expiryStatus: 'EXPIRING',
};

export const tokenisedCard: CustomerAccount = {
  ...card,
  accountId: 500_006,
  displayName: 'Amex •••• 0005',
  cardScheme: 'AMEX',
  cardNumber: '378282.....0005',
  tokenised: true,
  expiryDateMonth: 10,
  expiryDateYear: 2026,
  expiryStatus: 'EXPIRED',
};

export const auAccount: CustomerAccount = {
  ...bank,
  accountId: 500_003,
  accountType: 'DIRECT_DEBIT',
  displayName: 'BSB 062-000 · •••• 417',
  bsb: '062-000',
  accountNumber: '.....417',
  accountName: 'M J Olsson',
};

export const nzAccount: CustomerAccount = {
  ...bank,
  accountId: 500_004,
  accountType: 'DIRECT_DEBIT_NZ',
  displayName: '01-0902-••••389-00',
  nzBankCode: '01',
  nzBranchCode: '0902',
  nzAccountNumber: '01-0902-....389-00',
  nzAccountName: 'Olsson Family Trust',
};
