import * as contracts from '@quickportal/contracts/facility-settings/contracts';
import { getExportConfig } from '@quickportal/db/facility-settings/change-export-config';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';

export const getFacilitySettingTransactionExport = implement(contracts.getFacilitySettingTransactionExport).query(
  ({ ctx }) => {
    requireSettingsReader(ctx);
    return getExportConfig(ctx.db, communityOf(ctx).communityId);
  },
);
