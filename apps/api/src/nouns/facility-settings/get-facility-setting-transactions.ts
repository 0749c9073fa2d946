import * as contracts from '@quickportal/contracts/facility-settings/contracts';
import { getTransactionSettings } from '@quickportal/db/facility-settings/change-transaction-settings';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';

export const getFacilitySettingTransactions = implement(contracts.getFacilitySettingTransactions).query(({ ctx }) => {
  requireSettingsReader(ctx);
  return getTransactionSettings(ctx.db, communityOf(ctx).communityId);
});
