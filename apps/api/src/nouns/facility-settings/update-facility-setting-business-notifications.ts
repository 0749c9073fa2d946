import * as contracts from '@quickportal/contracts/facility-settings/contracts';
import { getBusinessNotifications } from '@quickportal/db/facility-settings/change-business-notifications';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';
import { saveSection } from './save-section.ts';
import { businessNotificationsKind } from './section-kinds.ts';

export const updateFacilitySettingBusinessNotifications = implement(
  contracts.updateFacilitySettingBusinessNotifications,
).mutation(({ ctx, input }) => {
  requireSettingsReader(ctx);
  const section = { kind: businessNotificationsKind, get: getBusinessNotifications, body: input.body };
  return change(ctx, input, (tools) => saveSection(ctx, tools, section));
});
