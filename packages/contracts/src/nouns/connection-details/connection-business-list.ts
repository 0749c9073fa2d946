import { list } from '../../kernel/list.ts';

/** Accounts that take payments by a connection. */
export const connectionBusinessList = list({
  name: 'connection-businesses',
  title: 'Businesses',
  noun: ['account', 'accounts'],
  columns: {
    businessName: { title: 'Business', lead: true },
    businessCode: { title: 'Code', kind: 'code' },
    currencyCode: { title: 'Currency' },
    accountPaymentMethod: { title: 'Payment method' },
    accountName: { title: 'Account', rank: 2 },
  },
});
