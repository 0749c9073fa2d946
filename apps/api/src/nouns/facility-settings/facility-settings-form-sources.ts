import {
  updateFacilitySettingAutomaticRetry,
  updateFacilitySettingTransactions,
} from '@quickportal/contracts/facility-settings/contracts';
import { getAutomaticRetry } from '@quickportal/db/facility-settings/change-automatic-retry';
import { getTransactionSettings } from '@quickportal/db/facility-settings/change-transaction-settings';
import { formSource } from '../../forms/form-source.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';

/** Current values of the forms. */
export const facilitySettingsFormSources = [
  formSource(updateFacilitySettingTransactions, async (ctx) => {
    requireSettingsReader(ctx);
    const { communityId, currency } = communityOf(ctx);
    return { values: await getTransactionSettings(ctx.db, communityId), currency };
  }),
  formSource(updateFacilitySettingAutomaticRetry, async (ctx) => {
    requireSettingsReader(ctx);
    return { values: await getAutomaticRetry(ctx.db, communityOf(ctx).communityId) };
  }),
];
