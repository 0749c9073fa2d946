import * as contracts from '@quickportal/contracts/facility-settings/contracts';
import { getGeneralSettings } from '@quickportal/db/facility-settings/change-general-settings';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';

export const getFacilitySettingGeneral = implement(contracts.getFacilitySettingGeneral).query(({ ctx }) => {
  requireSettingsReader(ctx);
  return getGeneralSettings(ctx.db, communityOf(ctx).communityId);
});
