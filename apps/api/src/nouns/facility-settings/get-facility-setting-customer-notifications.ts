import * as contracts from '@quickportal/contracts/facility-settings/contracts';
import { getCustomerNotifications } from '@quickportal/db/facility-settings/change-customer-notifications';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';

export const getFacilitySettingCustomerNotifications = implement(
  contracts.getFacilitySettingCustomerNotifications,
).query(({ ctx }) => {
  requireSettingsReader(ctx);
  return getCustomerNotifications(ctx.db, communityOf(ctx).communityId);
});
