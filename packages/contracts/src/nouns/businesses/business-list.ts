import { list } from '../../kernel/list.ts';

/** What the state of a business is called. */
const statusTitles = { ENABLED: 'Enabled', DISABLED: 'Disabled' } as const;
export type BusinessStatus = keyof typeof statusTitles;

/** Businesses of a community. */
export const businessList = list({
  name: 'businesses',
  title: 'Businesses',
  noun: ['business', 'businesses'],
  columns: {
    businessName: { title: 'Name', lead: true, maxWidth: 20 },
    businessCode: { title: 'Code', kind: 'code', width: 9 },
    enabled: { title: 'Status', kind: 'status' },
    waiting: { title: 'Waiting', width: 10, rank: 2 },
    kind: { title: 'Kind', words: { SUPPLIER: 'Supplier', BUYER: 'Buyer' }, width: 6 },
    lastPaymentAt: { title: 'Last payment', kind: 'time', rank: 2 },
    billingCode: { title: 'Billing code', kind: 'code', rank: 3, width: 8 },
    products: { title: 'Products', rank: 3, maxWidth: 18 },
  },
  filters: {
    query: {
      kind: 'search',
      title: 'Text',
      description: 'Words of the name or code, the whole ID, or the beginning of a billing code.',
      label: 'Name, code or billing code',
      max: 100,
      typedExamples: ['water', 'HCW-01', 'kind:buyer'],
    },
    kind: {
      kind: 'choice',
      title: 'Kind',
      description: 'Only suppliers or buyers.',
      choices: { SUPPLIER: 'Supplier', BUYER: 'Buyer' },
    },
    status: {
      kind: 'choice',
      title: 'Status',
      description: 'Only enabled or disabled businesses.',
      choices: statusTitles,
    },
  },
});
