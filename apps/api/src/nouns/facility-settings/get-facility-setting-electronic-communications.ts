import * as contracts from '@quickportal/contracts/facility-settings/contracts';
import { enabledBusinessNotices } from '@quickportal/contracts/facility-settings/business-notice-kinds';
import { enabledNotices } from '@quickportal/contracts/notifications/customer-notice-kinds';
import { getBusinessNotifications } from '@quickportal/db/facility-settings/change-business-notifications';
import { getCustomerNotifications } from '@quickportal/db/facility-settings/change-customer-notifications';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';

export const getFacilitySettingElectronicCommunications = implement(
  contracts.getFacilitySettingElectronicCommunications,
).query(async ({ ctx }) => {
  requireSettingsReader(ctx);
  const { communityId, products } = communityOf(ctx);
  const [customers, businesses] = await Promise.all([
    getCustomerNotifications(ctx.db, communityId),
    getBusinessNotifications(ctx.db, communityId),
  ]);
  return {
    hasElectronicCommunicationsAccess: products.includes('NOTIFICATIONS'),
    replyToEmail: customers.replyToEmail,
    customerNoticesOn: enabledNotices(customers).length,
    businessNoticesOn: enabledBusinessNotices(businesses).length,
  };
});
