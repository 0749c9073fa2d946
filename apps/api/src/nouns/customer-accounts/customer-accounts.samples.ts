import { showcaseCustomerId as id } from '@quickportal/db/seed/demo/demo-named-customers';
import type { Samples } from '../../openapi/samples.ts';
import { addingCustomer, addingPayerOfNewZealand } from '../customers/offers.ts';

/** Accounts of Margaret Olsson. */
const accounts = { card: 500_007, bank: 500_008, secondCard: 500_010 };
/** Disabled accounts of enabled customers of the demo. */
const disabled = [
  { id, accountId: 500_013 },
  { id: 1_037_742, accountId: 500_018 },
  { id: 1_048_120, accountId: 500_029 },
] as const;

export const customerAccountSamples: Samples = {
  'customerAccounts.list': () => ({ params: { id } }),
  'customerAccounts.listDisabledAccounts': () => ({ params: { id } }),
  'customerAccounts.countDisabledAccounts': () => ({ params: { id } }),
  'customerAccounts.listAcceptedAccountTypes': () => ({ params: { id } }),
  'customerAccounts.listAcceptedCardSchemes': () => ({ params: { id } }),
  'customerAccounts.listExpiringCards': () => ({}),
  'customerAccounts.get': () => ({ params: { id, accountId: accounts.card } }),
  'customerAccounts.previewStatusChange': () => ({ params: { id, accountId: accounts.card } }),
  'customerAccounts.addBankAccount': ({ taken }) => ({ first: [addingCustomer], params: { id: taken('customerId') } }),
  'customerAccounts.addNzBankAccount': ({ taken }) => ({
    first: [addingPayerOfNewZealand],
    params: { id: taken('customerId') },
  }),
  'customerAccounts.addCreditCard': ({ taken, year }) => ({
    first: [addingCustomer],
    params: { id: taken('customerId') },
    body: {
      cardNumber: '4111 1111 1111 1111',
      expiryDate: `08/${year(3).slice(2)}`,
      cardholderName: 'Tamsin Whitlock',
      defaultAccount: false,
    },
  }),
  'customerAccounts.addAccountFromSingleUseToken': ({ taken }) => ({
    first: [addingCustomer, { operation: 'singleUseTokens.create', take: 'singleUseTokenId' }],
    params: { id: taken('customerId') },
    body: { singleUseTokenId: taken('singleUseTokenId'), defaultAccount: false },
  }),
  'customerAccounts.update': ({ one, year }) => ({
    params: { id, accountId: accounts.secondCard },
    body: {
      expiryDate: `08/${year(3).slice(2)}`,
      cardholderName: one('Margaret J Olsson', 'M J Olsson', 'Mrs Margaret Olsson'),
    },
  }),
  'customerAccounts.setDefault': ({ one }) => ({
    params: { id, accountId: one(accounts.secondCard, accounts.bank, accounts.card) },
    body: {},
  }),
  'customerAccounts.disable': ({ taken }) => ({
    first: [addingCustomer, { operation: 'customerAccounts.addCreditCard', take: 'accountId' }],
    params: { id: taken('customerId'), accountId: taken('accountId') },
    body: {},
  }),
  'customerAccounts.enable': ({ one }) => ({ params: one<{ id: number; accountId: number }>(...disabled), body: {} }),
};
