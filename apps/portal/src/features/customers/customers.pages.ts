import { changeRights, readRights } from '@quickportal/contracts/customers/customer-rights';
import { Search, UserPlus } from 'lucide-react';
import { customerTabs } from '../../pages/customer-tabs.ts';
import { page } from '../../pages/page.ts';
import { flag, idParam, oneOf, pageParam, pageSizeParam, sortParam, textParam } from '../../pages/search-params.ts';

/** Customers: search, add, details. */
export const customersPages = [
  page({
    view: 'CustomerDetailsView',
    title: 'Customer details',
    audience: 'both',
    needsCommunity: true,
    rights: { anyOf: readRights },
    search: {
      CustomerId: idParam(),
      tab: oneOf(customerTabs.map(({ value }) => value)),
      page: pageParam(),
      edit: flag(),
    },
    under: 'CustomerSearchView',
    load: () => import('./customer-details.page.tsx'),
  }),
  page({
    view: 'CustomerSearchView',
    title: 'Customer search',
    audience: 'both',
    needsCommunity: true,
    rights: { anyOf: readRights },
    search: {
      query: textParam({ max: 100 }),
      status: oneOf(['ENABLED', 'DISABLED']),
      sort: sortParam(['customerName', 'customerNumber', 'customerId', 'status', 'createdAt'], 'customerName'),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    nav: { group: 'Customers', icon: Search, order: 10, about: 'Find a customer by name, number, email or phone' },
    keywords: 'find payer name number email phone',
    load: () => import('./customer-search.page.tsx'),
  }),
  page({
    view: 'NewCustomerView',
    title: 'Add customer',
    audience: 'both',
    needsCommunity: true,
    rights: { anyOf: changeRights },
    nav: {
      group: 'Customers',
      label: 'Add Customer',
      icon: UserPlus,
      order: 20,
      about: 'Register somebody you take payments from',
    },
    keywords: 'new create register',
    load: () => import('./new-customer.page.tsx'),
  }),
] as const;
