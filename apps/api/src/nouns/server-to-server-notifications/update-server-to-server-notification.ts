import * as contracts from '@quickportal/contracts/server-to-server-notifications/contracts';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { lockNotificationSettings } from '@quickportal/db/webhooks/read-notification-settings';
import { lockEndpoints, nextEndpointId } from '@quickportal/db/webhooks/write-endpoints';
import {
  insertNotificationSettings,
  updateNotificationSettings,
} from '@quickportal/db/webhooks/write-notification-settings';
import { nudgeDeliveries } from '../../engines/deliveries/dispatcher.ts';
import { sealSecret } from '../../engines/deliveries/endpoint-secrets.ts';
import { newSigningSecret } from '../../engines/deliveries/signature.ts';
import { changedFields } from '../../kernel/changed-fields.ts';
import { checkVersion } from '../../kernel/check-version.ts';
import { fieldProblem, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { implement } from '../../procedures/implement.ts';
import { checkAddress, webhooksOf } from '../webhooks/offers.ts';
import { credentialsOf, toNotificationSettings } from './notification-settings.ts';

export const updateServerToServerNotification = implement(contracts.updateServerToServerNotification).mutation(
  async ({ ctx, input }) => {
    const { communityId } = webhooksOf(ctx);
    const { version, password: entered, ...values } = input.body;
    if (values.enabled && values.url === '') throw fieldProblem('url', 'Required.');
    if (values.url !== '') await checkAddress(ctx, values.url);
    const response = await change(ctx, input, async ({ trx, now, audit }) => {
      await lockEndpoints(trx, communityId);
      const kept = await lockNotificationSettings(trx, communityId);
      const current = toNotificationSettings(ctx, kept);
      await checkVersion(current, version, () => current);
      const { userName, password: former } = credentialsOf(ctx, kept);
      const password = values.userName === '' ? '' : (entered ?? '') === '' ? former : (entered ?? '');
      if (values.userName === '' && (entered ?? '') !== '') throw fieldProblem('userName', 'Required with a password.');
      const before = { ...pickValues(current), userName, isPasswordNew: false };
      const after = { ...values, isPasswordNew: password !== former };
      const changed = changedFields(before, after);
      const endpointId = kept?.endpointId ?? (await addSettings(ctx, trx, communityId, now));
      const basicSealed =
        values.userName === ''
          ? null
          : sealSecret(ctx.services, { communityId, endpointId }, `${values.userName}:${password}`);
      const wasEnabled = current.enabled;
      await updateNotificationSettings(trx, endpointId, { ...values, basicSealed, wasEnabled }, now);
      await audit({
        objectType: 'webhook-endpoint',
        objectId: endpointId,
        description: 'Server to server notification settings changed',
        ...changed,
      });
      return toNotificationSettings(ctx, orNotFound(await lockNotificationSettings(trx, communityId)));
    });
    nudgeDeliveries();
    return response;
  },
);

const pickValues = ({
  enabled,
  url,
  format,
  eventTypes,
  failureNotificationEmail,
}: ReturnType<typeof toNotificationSettings>) => ({ enabled, url, format, eventTypes, failureNotificationEmail });

async function addSettings(ctx: CallContext, trx: WriteTransaction, communityId: number, now: Date): Promise<number> {
  const endpointId = await nextEndpointId(trx);
  const secretSealed = sealSecret(ctx.services, { communityId, endpointId }, newSigningSecret());
  await insertNotificationSettings(trx, { communityId, endpointId, secretSealed }, now);
  return endpointId;
}
