import * as contracts from '@quickportal/contracts/facility-settings/contracts';
import { getAutomaticRetry } from '@quickportal/db/facility-settings/change-automatic-retry';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';

export const getFacilitySettingAutomaticRetry = implement(contracts.getFacilitySettingAutomaticRetry).query(
  ({ ctx }) => {
    requireSettingsReader(ctx);
    return getAutomaticRetry(ctx.db, communityOf(ctx).communityId);
  },
);
