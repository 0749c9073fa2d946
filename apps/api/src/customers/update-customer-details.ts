import * as contracts from '@quickportal/contracts/customers/contracts';
import { lockCustomer } from '@quickportal/db/customers/get-customer';
import { updateCustomer } from '@quickportal/db/customers/update-customer';
import { change } from '../kernel/change.ts';
import { implement } from '../kernel/implement.ts';
import { notFound } from '../kernel/problem.ts';
import { changedDetails, checkVersion, detailsOf } from './customer-guards.ts';

export const updateCustomerDetails = implement(contracts.updateCustomerDetails).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { version, ...entered } = input.body;
    const present = await lockCustomer(trx, input.params.id);
    if (!present) throw notFound();
    checkVersion(present, version);
    const details = detailsOf(entered);
    const changed = changedDetails(present, details);
    const customer = await updateCustomer(trx, { customerId: present.customerId, ...details, at: now });
    await audit({
      objectType: 'customer',
      objectId: customer.customerId,
      description: `Customer details changed: ${changed.names.map((name) => fieldTitles[name]).join(', ')}`,
      before: changed.before,
      after: changed.after,
    });
    return customer;
  }),
);

const fieldTitles = {
  customerName: 'name',
  street1: 'street line 1',
  street2: 'street line 2',
  street3: 'street line 3',
  city: 'city',
  state: 'state',
  postcode: 'postcode',
  email: 'email',
  receivesEmail: 'email notifications',
  phoneNumber: 'phone',
  receivesSms: 'SMS notifications',
};
