import { list } from '../../kernel/list.ts';

/** The AU merchant accounts of a business. */
export const merchantAccountList = list({
  name: 'merchant-accounts',
  title: 'Merchant Accounts',
  noun: ['merchant account', 'merchant accounts'],
  columns: {
    accountDisplayName: { title: 'Merchant Account', lead: true },
    merchantId: { title: 'Merchant ID', kind: 'code', width: 9 },
    merchantType: { title: 'Type', words: { MERCHANT: 'Merchant', TANDEM: 'Tandem' }, width: 6 },
    status: { title: 'Status', kind: 'status' },
  },
});

/** Merchant accounts of the community that a business can link or copy. */
export const linkableMerchantList = list({
  name: 'linkable-merchants',
  title: 'Linkable merchants',
  noun: ['merchant', 'merchants'],
  columns: {
    accountAlias: { title: 'Alias', lead: true },
    merchant: { title: 'Merchant' },
    settlementAccount: { title: 'Settlement Account', kind: 'code' },
    linked: { title: 'Linked', kind: 'status' },
  },
  filters: {
    query: {
      kind: 'search',
      title: 'Text',
      description: 'Any part of the alias, or the whole merchant ID, in any case.',
      label: 'Merchant Id or Alias',
      max: 100,
      typedExamples: ['water', '22814410'],
    },
  },
});
