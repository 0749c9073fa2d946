import * as contracts from '@quickportal/contracts/customers/contracts';
import { lockCustomer } from '@quickportal/db/customers/get-customer';
import { updateCustomer } from '@quickportal/db/customers/change-customer';
import { change } from '../kernel/change.ts';
import { implement } from '../kernel/implement.ts';
import { notFound } from '../kernel/problem.ts';
import { changedDetails, checkVersion, detailsOf } from './customer-guards.ts';
import { customerObject, presentCustomer } from './load-customer.ts';

export const updateCustomerDetails = implement(contracts.updateCustomerDetails).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit, emit }) => {
    const { version, ...entered } = input.body;
    const present = await lockCustomer(trx, input.params.id);
    if (!present) throw notFound();
    checkVersion(present, version);
    const details = detailsOf(entered);
    const changed = changedDetails(present, details);
    await updateCustomer(trx, present.customerId, present.version, { ...details, country: present.country }, now);
    const customer = await presentCustomer(trx, present.customerId);
    await audit({
      objectType: 'customer',
      objectId: customer.customerId,
      description: `Customer details changed: ${changed.names.map((name) => fieldTitles[name]).join(', ')}`,
      before: changed.before,
      after: changed.after,
    });
    await emit({ type: 'customer.updated', object: customerObject(customer), data: customer });
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
