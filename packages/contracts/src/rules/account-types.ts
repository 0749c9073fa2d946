import type { PaymentMethodCode } from './payment-methods.ts';

/**
 * Every type of account that a customer can pay from, in the order in which they are offered (1R013 1K010). Each is a
 * payment method too. `numberField` and `holderField` are what its masked number and its holder are called;
 * `instruments` are the payment instruments of a facility that take it, `printedBy` the country
 * whose banks print its holder's name, null where none is sent.
 */
export const accountTypes = {
  CREDIT_CARD: {
    label: 'Credit card',
    plural: 'cards',
    icon: 'card',
    mark: 'CARD',
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

/** Account types, in the order in which they are offered. */
export const accountTypeCodes = Object.keys(accountTypes) as [AccountType, ...AccountType[]];
