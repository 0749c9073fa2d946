import { business } from '../../kernel/filter.ts';
import { list, type SortKey } from '../../kernel/list.ts';

const statusTitles = { ENABLED: 'Enabled', DISABLED: 'Disabled' } as const;

/** Customers as they are searched, shown, sorted and exported. */
export const customerList = list({
  name: 'customers',
  title: 'Customers',
  noun: ['customer', 'customers'],
  savedViews: 'customer-search',
  columnsVersion: 2,
  columns: {
    customerName: { title: 'Customer name', lead: true, sortable: true, maxWidth: 16 },
    customerNumber: { title: 'Customer number', short: 'Number', kind: 'code', sortable: true },
    customerId: { title: 'Customer ID', short: 'ID', kind: 'id', sortable: true, rank: 3, width: 4.75 },
    status: {
      title: 'Status',
      kind: 'status',
      words: statusTitles,
      sortable: true,
    },
    email: { title: 'Email', rank: 2, maxWidth: 17 },
    receivesEmail: { title: 'Email notifications', kind: 'yesNo', only: 'file' },
    phoneNumber: { title: 'Phone', rank: 2, width: 6.5 },
    receivesSms: { title: 'SMS notifications', kind: 'yesNo', only: 'file' },
    street1: { title: 'Street line 1', only: 'file' },
    street2: { title: 'Street line 2', only: 'file' },
    street3: { title: 'Street line 3', only: 'file' },
    city: {
      title: 'City and state',
      fileTitle: 'City or suburb',
      inFile: ['city', 'state'],
      rank: 3,
      maxWidth: 10,
    },
    state: { title: 'State', words: { OUTSIDE_AUSTRALIA: 'Outside Australia' }, only: 'file' },
    postcode: { title: 'Postcode', only: 'file' },
    hasPayToProduct: { title: 'PayTo', kind: 'yesNo', rank: 3, width: 3.5 },
    businessName: {
      title: 'Business',
      inFile: ['businessName', 'businessCode'],
      rank: 3,
      hidden: true,
      maxWidth: 14,
    },
    businessCode: { title: 'Business code', only: 'file' },
    createdAt: { title: 'Added', kind: 'time', sortable: true, rank: 3, hidden: true },
    updatedAt: { title: 'Changed', kind: 'time', only: 'file' },
  },
  filters: {
    query: {
      kind: 'search',
      title: 'Search',
      description:
        'Words in any order, each a part of the name, number, ID, email or phone; case, accents and apostrophes do not matter.',
      examples: ['petrov hannah'],
      label: 'Name, customer number, ID, email or phone',
      max: 100,
      typedExamples: ['status:enabled olsson'],
    },
    status: {
      kind: 'choice',
      title: 'Status',
      description: 'Only enabled or only disabled customers.',
      choices: statusTitles,
    },
    customerName: {
      kind: 'text',
      title: 'Customer name',
      description: 'Beginning of the name; case and accents do not matter.',
      inWords: 'Name begins with',
      max: 100,
      only: 'call',
    },
    customerNumber: {
      kind: 'text',
      title: 'Customer number',
      description: 'Beginning of the number.',
      inWords: 'Number begins with',
      max: 50,
      only: 'call',
    },
    email: {
      kind: 'text',
      title: 'Email',
      description: 'Beginning of the email address.',
      inWords: 'Email begins with',
      max: 254,
      only: 'call',
    },
    phone: {
      kind: 'text',
      title: 'Phone',
      description: 'Beginning of the phone number; only its digits count.',
      inWords: 'Phone begins with',
      max: 30,
      only: 'call',
    },
    businessId: business({ description: 'Only customers of this supplier business.', only: 'call' }),
  },
});
export type CustomerSortField = SortKey<typeof customerList>;
