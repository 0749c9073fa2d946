import { showcaseCustomerId as id } from '@quickportal/db/seed/demo/demo-named-customers';
import type { PrecedingCall, Samples } from '../../openapi/samples.ts';

const newCustomer = {
  customerName: 'Tamsin Whitlock',
  businessId: 100,
  email: 'tamsin.whitlock@example.com',
  phoneNumber: '0491 570 157',
  receivesEmail: false,
  receivesSms: false,
};

/** Adds a customer whose accounts and status a sample then changes. */
export const addingCustomer: PrecedingCall = { operation: 'customers.create', take: 'customerId' };
/** The same of a business that accepts New Zealand bank accounts. */
export const addingPayerOfNewZealand: PrecedingCall = { ...addingCustomer, body: { ...newCustomer, businessId: 102 } };

export const customerSamples: Samples = {
  'customers.create': () => ({ body: newCustomer }),
  'customers.search': () => ({ body: { query: 'olsson margaret', sort: 'customerName', page: 1, pageSize: 25 } }),
  'customers.get': () => ({ params: { customerId: id } }),
  'customers.getSummary': () => ({ params: { id } }),
  'customers.listAuditEntries': () => ({ params: { id } }),
  'customers.previewStatusChange': () => ({ params: { id } }),
  'customers.setStatus': ({ taken }) => ({
    first: [addingCustomer],
    params: { id: taken('customerId') },
    query: { enabled: false },
    body: {},
  }),
  'customers.updateDetails': ({ taken }) => ({
    first: [addingCustomer],
    params: { id: taken('customerId') },
    body: {
      customerName: 'Tamsin Whitlock',
      street1: '14 Beaumont Street',
      city: 'Hamilton',
      state: 'NSW',
      postcode: '2303',
      email: 'tamsin.whitlock@example.com',
      phoneNumber: '0491 570 158',
      receivesEmail: true,
      receivesSms: false,
    },
  }),
};
