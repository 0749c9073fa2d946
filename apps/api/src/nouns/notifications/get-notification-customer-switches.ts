import * as contracts from '@quickportal/contracts/notifications/contracts';
import { implement } from '../../procedures/implement.ts';
import { switchesFor } from './switches.ts';

export const getNotificationCustomerSwitches = implement(contracts.getNotificationCustomerSwitches).query(
  ({ ctx, input }) => switchesFor(ctx, input.params.id),
);
