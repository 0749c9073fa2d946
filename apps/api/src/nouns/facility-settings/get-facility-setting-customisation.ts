import * as contracts from '@quickportal/contracts/facility-settings/contracts';
import { getCustomisation } from '@quickportal/db/facility-settings/change-customisation';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';

export const getFacilitySettingCustomisation = implement(contracts.getFacilitySettingCustomisation).query(({ ctx }) => {
  requireSettingsReader(ctx);
  return getCustomisation(ctx.db, communityOf(ctx).communityId);
});
