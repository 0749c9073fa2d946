import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { auAccount, visa } from '../../storybook/accounts.ts';

const card = { ...visa, defaultAccount: false };
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

export const nzAccount: CustomerAccount = {
  ...auAccount,
  accountId: 500_004,
  accountType: 'DIRECT_DEBIT_NZ',
  displayName: '01-0902-••••389-00',
  bsb: '',
  accountNumber: '',
  accountName: '',
  nzBankCode: '01',
  nzBranchCode: '0902',
  nzAccountNumber: '01-0902-....389-00',
  nzAccountName: 'Olsson Family Trust',
};
