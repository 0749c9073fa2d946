import { list, type SortKey } from '../kernel/list.ts';

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
      words: { ENABLED: 'Enabled', DISABLED: 'Disabled' },
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
  criteria: {
    query: 'Search',
    customerName: 'Name begins with',
    customerNumber: 'Number begins with',
    email: 'Email begins with',
    phone: 'Phone begins with',
    businessId: 'Business',
    status: 'Status',
  },
});
export type CustomerSortField = SortKey<typeof customerList>;
