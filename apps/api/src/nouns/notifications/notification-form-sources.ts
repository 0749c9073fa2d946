import {
  setNotificationCustomerSwitches,
  setNotificationSwitches,
} from '@quickportal/contracts/notifications/contracts';
import { formSource } from '../../forms/form-source.ts';
import { communityOf } from '../../procedures/scope.ts';
import { facilityNotices, switchesFor } from './switches.ts';

/** What is switched on now, and where replies go. */
export const notificationFormSources = [
  formSource(setNotificationCustomerSwitches, async (ctx, { id }) => {
    const { switchedOn } = await switchesFor(ctx, id);
    return { values: { switchedOn } };
  }),
  formSource(setNotificationSwitches, async (ctx) => {
    const { switchedOn, replyToEmail } = await facilityNotices(ctx.db, communityOf(ctx).communityId);
    return { values: { switchedOn, replyToEmail } };
  }),
];
