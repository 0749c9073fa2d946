import * as contracts from '@quickportal/contracts/notifications/contracts';
import { raiseNoticesVersion, setReplyTo } from '@quickportal/db/notifications/update-reply-to';
import { lockFacilitySettings } from '@quickportal/db/facility-settings/lock-facility-settings';
import { noChanges } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf, requireWholeCommunity } from '../../procedures/scope.ts';
import { facilityNotices, switchKinds } from './switches.ts';

export const setNotificationSwitches = implement(contracts.setNotificationSwitches).mutation(({ ctx, input }) => {
  requireWholeCommunity(
    ctx,
    'These notices go to customers of the whole facility. Only users with access to all businesses can change them.',
  );
  return change(ctx, input, async ({ trx, now, audit }) => {
    const { communityId } = communityOf(ctx);
    const { switchedOn, replyToEmail = '' } = input.body;
    await lockFacilitySettings(trx, communityId);
    const before = await facilityNotices(trx, communityId);
    const switched = await switchKinds(trx, { communityId, customer: null }, switchedOn, now);
    const isRedirected = replyToEmail !== before.replyToEmail;
    if (switched === '' && !isRedirected) throw noChanges();
    if (isRedirected) await setReplyTo(trx, communityId, replyToEmail, now);
    await raiseNoticesVersion(trx, communityId, now);
    const changes = [switched && `Notices switched ${switched}`, isRedirected && redirection(replyToEmail)];
    const description = changes.filter(Boolean).join('; ');
    await audit({ objectType: 'community', objectId: communityId, description });
    return facilityNotices(trx, communityId);
  });
});

const redirection = (email: string) =>
  email === '' ? 'Reply address of notices removed' : `Reply address of notices set to ${email}`;
