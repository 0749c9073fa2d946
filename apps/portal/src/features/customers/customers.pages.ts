import { customerTabs } from '../../pages/customer-tabs.ts';
import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { flag, idParam, oneOf, optional, pageParam, pageSizeParam, sortOf } from '../../pages/search-params.ts';

/** Customers: search, add, details. */
export const customersPages = [
  page({
    view: 'CustomerDetailsView',
    title: 'Customer details',
    scope: 'customer',
    parent: 'CustomerSearchView',
    audience: 'both',
    calls: ['customers.get'],
    search: {
      CustomerId: idParam(),
      tab: oneOf(() => customerTabs().map(({ value }) => value)),
      page: pageParam(),
      edit: flag(),
      // an account whose form is open
      account: optional(idParam()),
    },
    load: () => import('./customer-details.page.tsx'),
  }),
  page({
    view: 'CustomerSearchView',
    title: 'Customer search',
    backLabel: 'Back to customer search',
    scope: 'community',
    area: 'Customers',
    order: 10,
    audience: 'both',
    calls: ['customers.search'],
    search: {
      ...filtersOf('customers'),
      sort: sortOf('customers.search'),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    keywords: 'find payer name number email phone',
    load: () => import('./customer-search.page.tsx'),
  }),
  page({
    view: 'NewCustomerView',
    title: 'Add customer',
    scope: 'community',
    parent: 'CustomerSearchView',
    audience: 'both',
    calls: ['customers.create'],
    keywords: 'new create register',
    load: () => import('./new-customer.page.tsx'),
  }),
] as const;
