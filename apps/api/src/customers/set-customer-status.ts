import * as contracts from '@quickportal/contracts/customers/contracts';
import { lockCustomer } from '@quickportal/db/customers/get-customer';
import { disableCustomer, enableCustomer } from '@quickportal/db/customers/set-customer-status';
import { change } from '../kernel/change.ts';
import { implement } from '../kernel/implement.ts';
import { notFound } from '../kernel/problem.ts';
import { checkStatusChanges, checkVersion } from './customer-guards.ts';
import { disabledText, enabledText } from './status-texts.ts';

export const setCustomerStatus = implement(contracts.setCustomerStatus).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { enabled } = input.query;
    const present = await lockCustomer(trx, input.params.id);
    if (!present) throw notFound();
    checkVersion(present, input.body.version);
    checkStatusChanges(present, enabled);
    const target = { customerId: present.customerId, at: now };
    if (enabled) {
      const { restoreLinked } = input.body;
      const { customer, ...restored } = await enableCustomer(trx, { ...target, restoreLinked });
      await audit({
        action: 'customers.enable',
        objectType: 'customer',
        objectId: customer.customerId,
        description: enabledText(restored),
        before: { customerEnabled: false },
        after: { customerEnabled: true, restoreLinked, ...restored },
      });
      return customer;
    }
    const { customer, ...switched } = await disableCustomer(trx, target);
    await audit({
      action: 'customers.disable',
      objectType: 'customer',
      objectId: customer.customerId,
      description: disabledText(switched),
      before: { customerEnabled: true },
      after: { customerEnabled: false, ...switched },
    });
    return customer;
  }),
);
