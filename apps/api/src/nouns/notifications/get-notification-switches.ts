import * as contracts from '@quickportal/contracts/notifications/contracts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { facilityNotices } from './switches.ts';

export const getNotificationSwitches = implement(contracts.getNotificationSwitches).query(({ ctx }) =>
  facilityNotices(ctx.db, communityOf(ctx).communityId),
);
