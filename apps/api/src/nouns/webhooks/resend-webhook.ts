import * as contracts from '@quickportal/contracts/webhooks/contracts';
import { insertDelivery } from '@quickportal/db/deliveries/insert-events';
import { getDelivery } from '@quickportal/db/webhooks/read-deliveries';
import { wakeLane } from '@quickportal/db/webhooks/write-endpoints';
import { nudgeDeliveries } from '../../engines/deliveries/dispatcher.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { webhooksOf } from './webhook-guards.ts';
import { lockEnabled, getDeliveryOrNotFound } from './webhook-deliveries.ts';

export const resendWebhook = implement(contracts.resendWebhook).mutation(async ({ ctx, input }) => {
  const key = { communityId: webhooksOf(ctx).communityId, endpointId: input.params.endpointId };
  const response = await change(ctx, input, async ({ trx, now, audit }) => {
    const { url } = await lockEnabled(trx, key);
    const found = orNotFound(await getDelivery(trx, { ...key, deliveryId: input.params.deliveryId }));
    let { deliveryId } = found;
    if (found.finishedAt === null) {
      if (found.replayId !== null) throw conflict('It is part of a replay. Resume the replay to send it.');
      await wakeLane(trx, key.endpointId, found);
    } else {
      const repeated = { ...key, eventId: found.eventId, objectKey: found.objectKey, replayOf: deliveryId };
      deliveryId = await insertDelivery(trx, repeated, now);
    }
    await audit({
      objectType: 'webhook-endpoint',
      objectId: key.endpointId,
      description: `Event ${found.eventType} sent again to ${url}`,
      after: { deliveryId, event: found.eventKey },
    });
    return getDeliveryOrNotFound(trx, { ...key, deliveryId });
  });
  nudgeDeliveries();
  return response;
});
