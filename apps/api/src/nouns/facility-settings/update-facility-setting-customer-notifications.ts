import * as contracts from '@quickportal/contracts/facility-settings/contracts';
import { getCustomerNotifications } from '@quickportal/db/facility-settings/change-customer-notifications';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';
import { saveSection } from './save-section.ts';
import { customerNotificationsKind } from './section-kinds.ts';

export const updateFacilitySettingCustomerNotifications = implement(
  contracts.updateFacilitySettingCustomerNotifications,
).mutation(({ ctx, input }) => {
  requireSettingsReader(ctx);
  const section = { kind: customerNotificationsKind, get: getCustomerNotifications, body: input.body };
  return change(ctx, input, (tools) => saveSection(ctx, tools, section));
});
