import type { customerExportColumns, CustomerExportColumn } from '@quickportal/contracts/customers/export-columns';
import { exportRights } from '@quickportal/contracts/customers/customer-rights';
import { copyOut } from '@quickportal/db/connect/copy-out';
import { customerExport } from '@quickportal/db/customers/export-customers';
import { searchCustomers, type CustomerSearch } from '@quickportal/db/customers/search-customers';
import type { ExportKind } from '../engines/exports/export-kind.ts';

/** What an export of customers is asked for: a search without its page. */
export type CustomerCriteria = Omit<CustomerSearch, 'page' | 'pageSize'>;

// The order of the contract's columns is that of the file
const titles: Record<(typeof customerExportColumns)[number], string> = {
  customerName: 'Customer name',
  customerNumber: 'Customer number',
  customerId: 'Customer ID',
  status: 'Status',
  email: 'Email',
  receivesEmail: 'Email notifications',
  phoneNumber: 'Phone',
  receivesSms: 'SMS notifications',
  street1: 'Street line 1',
  street2: 'Street line 2',
  street3: 'Street line 3',
  city: 'City or suburb',
  state: 'State',
  postcode: 'Postcode',
  hasPayToProduct: 'PayTo',
  businessName: 'Business',
  createdAt: 'Added ({zone})',
  updatedAt: 'Changed ({zone})',
};
const words: readonly [keyof CustomerCriteria, string][] = [
  ['query', 'Search'],
  ['customerName', 'Name begins with'],
  ['customerNumber', 'Number begins with'],
  ['email', 'Email begins with'],
  ['phone', 'Phone begins with'],
  ['businessId', 'Business'],
];

/** Customers as their search finds them (2C153). */
export const customersExport: ExportKind<CustomerCriteria, CustomerExportColumn> = {
  kind: 'customers',
  title: 'Customers',
  columnsVersion: 1,
  columns: Object.entries(titles).map(([key, title]) => ({
    key: key as CustomerExportColumn,
    title,
    kind: key === 'customerId' ? 'number' : 'text',
  })),
  rights: exportRights,
  downloadAction: 'customers.export-downloaded',
  describe: (criteria) =>
    [
      ...words.flatMap(([name, word]) => (criteria[name] ? [`${word}: ${criteria[name]}`] : [])),
      ...(criteria.status ? [`Status: ${criteria.status === 'ENABLED' ? 'Enabled' : 'Disabled'}`] : []),
    ].join(', '),
  count: async ({ db, scope, criteria }) =>
    (await searchCustomers(db.reader(scope), { ...criteria, page: 1, pageSize: 1 })).recordsCount,
  rows: ({ db, scope, criteria, columns, timeZone, signal }) => {
    const { query, ordered } = customerExport(scope, criteria, columns);
    return copyOut(db, scope, query, { ordered, timeZone, signal });
  },
};
