import type { Customer } from '@quickportal/contracts/customers/customer';

/** A customer of the stories; all people are invented. */
export const margaret: Customer = {
  customerId: 1048217,
  customerNumber: 'HCW-0041827',
  customerName: 'Margaret Olsson',
  customerEnabled: true,
  businessId: 101,
  businessName: 'Harbour City Water',
  street1: 'Unit 4, 27 Bolton Street',
  street2: '',
  street3: '',
  city: 'Newcastle',
  state: 'NSW',
  postcode: '2300',
  email: 'margaret.olsson@example.com',
  receivesEmail: true,
  phoneNumber: '0491 570 157',
  receivesSms: false,
  hasPayToProduct: true,
  version: 3,
  createdAt: '2026-08-12T23:20:00.000Z',
  updatedAt: '2026-11-10T22:14:00.000Z',
};

const other = (values: Partial<Customer>): Customer => ({ ...margaret, ...values });

export const customers: Customer[] = [
  other({
    customerId: 1048102,
    customerName: 'Ainsley Whitcombe',
    customerNumber: 'HCW-0038114',
    email: 'ainsley.whitcombe@example.com',
    phoneNumber: '0491 570 006',
    city: 'Fremantle',
    state: 'WA',
    hasPayToProduct: false,
  }),
  other({
    customerId: 1048377,
    customerName: 'Aroha Ngata',
    customerNumber: 'HCW-0040027',
    email: 'aroha.ngata@example.co.nz',
    phoneNumber: '+64 21 555 0134',
    city: 'Wellington',
    state: 'OUTSIDE_AUSTRALIA',
  }),
  other({
    customerId: 1041890,
    customerName: 'Bayside Early Learning Co-operative of Sandringham and Hampton',
    customerNumber: 'HCW-0029956',
    email: 'accounts@bayside.example.com',
    phoneNumber: '0491 570 156',
    city: 'Sandringham',
    state: 'VIC',
  }),
  margaret,
  other({
    customerId: 1046015,
    customerName: 'Brendan O’Halloran',
    customerNumber: 'HCW-0035570',
    customerEnabled: false,
    email: '',
    phoneNumber: '',
    city: '',
    state: '',
    hasPayToProduct: false,
  }),
  other({
    customerId: 1048199,
    customerName: 'Chau Minh Tran',
    customerNumber: 'HCW-0041310',
    email: 'chau.tran@example.com',
    phoneNumber: '0491 570 159',
    city: 'Cabramatta',
  }),
];
