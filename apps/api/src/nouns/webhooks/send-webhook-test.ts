import * as contracts from '@quickportal/contracts/webhooks/contracts';
import { nudgeDeliveries } from '../../engines/deliveries/dispatcher.ts';
import { emitTo } from '../../engines/deliveries/emit.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { webhooksOf } from './webhook-guards.ts';
import { lockEnabled, getDeliveryOrNotFound } from './webhook-deliveries.ts';

export const sendWebhookTest = implement(contracts.sendWebhookTest).mutation(async ({ ctx, input }) => {
  const key = { communityId: webhooksOf(ctx).communityId, endpointId: input.params.endpointId };
  const response = await change(ctx, input, async ({ trx, now, audit }) => {
    const { url } = await lockEnabled(trx, key);
    const object = { type: 'webhook-endpoint' as const, id: key.endpointId };
    const data = { message: 'Hello from QuickPortal' };
    const event = { communityId: key.communityId, type: 'webhook.test', object, data } as const;
    const deliveryId = await emitTo(trx, key.endpointId, event, now);
    await audit({ objectType: object.type, objectId: object.id, description: `Test event sent to ${url}` });
    return getDeliveryOrNotFound(trx, { ...key, deliveryId });
  });
  nudgeDeliveries();
  return response;
});
