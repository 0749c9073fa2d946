import * as contracts from '@quickportal/contracts/facility-settings/contracts';
import { getBusinessNotifications } from '@quickportal/db/facility-settings/change-business-notifications';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';

export const getFacilitySettingBusinessNotifications = implement(
  contracts.getFacilitySettingBusinessNotifications,
).query(({ ctx }) => {
  requireSettingsReader(ctx);
  return getBusinessNotifications(ctx.db, communityOf(ctx).communityId);
});
