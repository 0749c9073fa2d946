import * as contracts from '@quickportal/contracts/server-to-server-notifications/contracts';
import { lockNotificationSettings } from '@quickportal/db/webhooks/read-notification-settings';
import { lockEndpoints } from '@quickportal/db/webhooks/write-endpoints';
import { nudgeDeliveries } from '../../engines/deliveries/dispatcher.ts';
import { fieldProblem, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { checkAddress, webhooksOf } from '../webhooks/offers.ts';
import { credentialsOf, toNotificationSettings } from './notification-settings.ts';
import { requestContextOf, updateNotificationKind } from './update-notification-kind.ts';

export const updateServerToServerNotification = implement(contracts.updateServerToServerNotification).mutation(
  async ({ ctx, input }) => {
    const { services } = ctx;
    const { communityId } = webhooksOf(ctx);
    const { version, password = '', ...values } = input.body;
    if (values.enabled && values.url === '') throw fieldProblem('url', 'Required.');
    if (values.userName === '' && password !== '') throw fieldProblem('userName', 'Required with a password.');
    if (values.url !== '') await checkAddress(ctx, values.url);
    const response = await change(ctx, input, async (tools) => {
      const { trx } = tools;
      await lockEndpoints(trx, communityId);
      const kept = await lockNotificationSettings(trx, communityId);
      const former = credentialsOf(services, communityId, kept);
      if (values.userName !== '' && password === '' && former.password !== '' && isElsewhere(values.url, kept?.url))
        throw fieldProblem('password', 'Enter the password again: it would be sent to another server.');
      const isPasswordNew = password !== '' && password !== former.password;
      const passwordSealed = isPasswordNew
        ? services.auth.sealer.seal('webhook', requestContextOf(communityId), password)
        : null;
      const changed = await changeSetting(ctx, tools, updateNotificationKind, {
        change: { ...values, communityId, passwordSealed, formerUserName: former.userName },
        version,
        show: () => toNotificationSettings(ctx, kept),
      });
      return settingResponse(changed, 200, async () =>
        toNotificationSettings(ctx, orNotFound(await lockNotificationSettings(trx, communityId))),
      );
    });
    nudgeDeliveries();
    return response;
  },
);

/** Whether an address is on another server than the one that the password was entered for. */
const isElsewhere = (url: string, former = ''): boolean => url !== '' && originOf(url) !== originOf(former);
const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');
