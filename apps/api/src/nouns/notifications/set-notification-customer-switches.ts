import * as contracts from '@quickportal/contracts/notifications/contracts';
import { lockCustomer } from '@quickportal/db/customers/get-customer';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { noChanges, orNotFound } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';
import { shown, switchKinds } from './switches.ts';

export const setNotificationCustomerSwitches = implement(contracts.setNotificationCustomerSwitches).mutation(
  ({ ctx, input }) =>
    change(ctx, input, async ({ trx, now, audit }) => {
      const customer = orNotFound(await lockCustomer(trx, input.params.id));
      const key = { communityId: communityOf(ctx).communityId, customer };
      const switchedKinds = await switchKinds(trx, key, input.body.switchedOn, now);
      if (switchedKinds === '') throw noChanges();
      const description = `Notices switched ${switchedKinds}`;
      await audit({ objectType: 'customer', objectId: customer.customerId, description });
      return shown(trx, key);
    }),
);
