import { startCustomerExport } from '@quickportal/contracts/customers/contracts';
import { customerList } from '@quickportal/contracts/customers/customer-list';
import { copyOut } from '@quickportal/db/connect/copy-out';
import { customerExport } from '@quickportal/db/customers/export-customers';
import { searchCustomers, type CustomerSearch } from '@quickportal/db/customers/search-customers';
import { exportOfList } from '../../engines/exports/export-of-list.ts';

/** The criteria of an export of customers: a search without its page. */
export type CustomerCriteria = Omit<CustomerSearch, 'page' | 'pageSize'>;

/** Customers as their search finds them (2C153). */
export const customersExport = exportOfList<CustomerCriteria, typeof customerList>(customerList, startCustomerExport, {
  count: async ({ db, scope, criteria }) =>
    (await searchCustomers(db.reader(scope), { ...criteria, page: 1, pageSize: 1 })).recordsCount,
  rows: ({ db, scope, criteria, columns, timeZone, signal }) => {
    const { query, ordered } = customerExport(scope, criteria, columns);
    return copyOut(db, scope, query, { ordered, timeZone, signal });
  },
});
