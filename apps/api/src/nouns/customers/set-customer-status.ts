import * as contracts from '@quickportal/contracts/customers/contracts';
import { lockCustomer } from '@quickportal/db/customers/get-customer';
import { disableCustomer, enableCustomer } from '@quickportal/db/customers/change-customer-status';
import { checkVersion } from '../../kernel/check-version.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { checkStatusChanges } from './customer-guards.ts';
import { customerObject, toCustomer } from './load-customer.ts';
import { disabledText, enabledText } from './status-texts.ts';

export const setCustomerStatus = implement(contracts.setCustomerStatus).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit, emit }) => {
    const customerId = input.params.id;
    const { enabled } = input.query;
    const current = orNotFound(await lockCustomer(trx, customerId));
    await checkVersion(current, input.body.version, () => toCustomer(trx, customerId));
    checkStatusChanges(current, enabled);
    const object = { objectType: 'customer' as const, objectId: customerId, before: { customerEnabled: !enabled } };
    if (enabled) {
      const { restoreLinked } = input.body;
      const restored = await enableCustomer(trx, customerId, { restoreAccountsAndSchedules: restoreLinked }, now);
      const after = { customerEnabled: true, restoreLinked, ...restored };
      await audit({ ...object, action: 'customers.enable', description: enabledText(restored), after });
    } else {
      const switched = await disableCustomer(trx, customerId, now);
      const after = { customerEnabled: false, ...switched };
      await audit({ ...object, action: 'customers.disable', description: disabledText(switched), after });
    }
    const customer = await toCustomer(trx, customerId);
    const type = enabled ? 'customer.enabled' : 'customer.disabled';
    await emit({ type, object: customerObject(customer), data: customer });
    return customer;
  }),
);
