import type { PaymentMethodCode } from '../payments/payment-methods.ts';

/**
 * Every type of account that a customer can pay from, in the order in which they are offered (1R013 1K010); each is a
 * payment method too. `vaultKind` is what the vault has of it, `numberField` and `holderField` name its masked number and
 * holder, `instruments` the payment instruments that take it, `printedBy` the country whose banks print its holder.
 */
export const accountTypes = {
  CREDIT_CARD: {
    label: 'Credit card',
    plural: 'cards',
    icon: 'card',
    mark: 'CARD',
    vaultKind: 'CARD',
    numberField: 'cardNumber',
    holderField: 'cardholderName',
    printedBy: null,
    instruments: ['CREDIT_CARD', 'TANDEM', 'MPGS', 'SIMULATOR'],
    add: { call: 'customerAccounts.addCreditCard', title: 'Add a credit card', submitLabel: 'Add card' },
  },
  DIRECT_DEBIT: {
    label: 'Bank account',
    plural: 'Australian bank accounts',
    icon: 'bank',
    mark: 'AU',
    vaultKind: 'AU_ACCOUNT',
    numberField: 'accountNumber',
    holderField: 'accountName',
    printedBy: 'AU',
    instruments: ['DIRECT_ENTRY', 'SIMULATOR'],
    add: { call: 'customerAccounts.addBankAccount', title: 'Add a bank account', submitLabel: 'Add bank account' },
  },
  DIRECT_DEBIT_NZ: {
    label: 'NZ bank account',
    plural: 'New Zealand bank accounts',
    icon: 'bank',
    mark: 'NZ',
    vaultKind: 'NZ_ACCOUNT',
    numberField: 'nzAccountNumber',
    holderField: 'nzAccountName',
    printedBy: 'NZ',
    instruments: ['NZ_TRUST_DIRECT', 'SIMULATOR'],
    add: {
      call: 'customerAccounts.addNzBankAccount',
      title: 'Add a New Zealand bank account',
      submitLabel: 'Add NZ bank account',
    },
  },
} as const satisfies { readonly [K in PaymentMethodCode]?: object };
export type AccountType = keyof typeof accountTypes;

/** What a card that belongs to no account is. */
export const CARD_TYPE = 'CREDIT_CARD' satisfies AccountType;

/** Account types, in the order in which they are offered. */
export const accountTypeCodes = Object.keys(accountTypes) as [AccountType, ...AccountType[]];
