import * as contracts from '@quickportal/contracts/facility-settings/contracts';
import { settingSections } from '@quickportal/contracts/facility-settings/last-change';
import { listLastChanges } from '@quickportal/db/facility-settings/list-last-changes';
import { implement } from '../../procedures/implement.ts';
import { auditScope, communityOf } from '../../procedures/scope.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';

export const listFacilitySettingLastChanges = implement(contracts.listFacilitySettingLastChanges).query(({ ctx }) => {
  requireSettingsReader(ctx);
  // Not in the caller's own scope, which does not say which rights open an entry
  const reader = ctx.services.db.reader(auditScope(ctx));
  return listLastChanges(reader, communityOf(ctx).communityId, settingSections);
});
