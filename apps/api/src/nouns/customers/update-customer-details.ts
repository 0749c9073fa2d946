import * as contracts from '@quickportal/contracts/customers/contracts';
import { lockCustomer } from '@quickportal/db/customers/get-customer';
import { updateCustomer } from '@quickportal/db/customers/change-customer';
import { changedFields } from '../../kernel/changed-fields.ts';
import { checkVersion } from '../../kernel/check-version.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { detailInWords, detailsOf } from './customer-guards.ts';
import { customerObject, toCustomer } from './load-customer.ts';

export const updateCustomerDetails = implement(contracts.updateCustomerDetails).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit, emit }) => {
    const { version, ...entered } = input.body;
    const current = orNotFound(await lockCustomer(trx, input.params.id));
    await checkVersion(current, version, () => toCustomer(trx, current.customerId));
    const details = detailsOf(entered);
    const changed = changedFields(current, details);
    await updateCustomer(trx, current.customerId, current.version, { ...details, country: current.country }, now);
    const customer = await toCustomer(trx, current.customerId);
    await audit({
      objectType: 'customer',
      objectId: customer.customerId,
      description: `Customer details changed: ${changed.names.map(detailInWords).join(', ')}`,
      before: changed.before,
      after: changed.after,
    });
    await emit({ type: 'customer.updated', object: customerObject(customer), data: customer });
    return customer;
  }),
);
