import * as contracts from '@quickportal/contracts/webhooks/contracts';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { insertDelivery } from '@quickportal/db/deliveries/emit-event';
import { getDelivery } from '@quickportal/db/webhooks/read-deliveries';
import { wakeLane } from '@quickportal/db/webhooks/write-endpoints';
import { nudgeDeliveries } from '../engines/deliveries/dispatcher.ts';
import { emitTo } from '../engines/deliveries/emit.ts';
import { change } from '../kernel/change.ts';
import { implement } from '../kernel/implement.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { lockedEndpoint, webhooksOf } from './webhook-guards.ts';

interface Of {
  communityId: number;
  endpointId: number;
}

async function lockEnabled(trx: WriteTransaction, of: Of) {
  const endpoint = await lockedEndpoint(trx, of, undefined);
  if (!endpoint.enabled) throw new Problem('state-conflict', { detail: 'Enable the endpoint first.' });
  return endpoint;
}

async function presentDelivery(trx: WriteTransaction, of: Of & { deliveryId: number }) {
  const found = await getDelivery(trx, of);
  if (!found) throw notFound();
  const { eventId: _, requestBody: _body, ...delivery } = found;
  return delivery;
}

export const sendTestWebhook = implement(contracts.sendTestWebhook).mutation(async ({ ctx, input }) => {
  const of = { communityId: webhooksOf(ctx).communityId, endpointId: input.params.endpointId };
  const answer = await change(ctx, input, async ({ trx, now, audit }) => {
    const { url } = await lockEnabled(trx, of);
    const object = { type: 'webhook-endpoint', id: of.endpointId };
    const data = { message: 'Hello from QuickPortal' };
    const event = { communityId: of.communityId, type: 'webhook.test', object, data } as const;
    const deliveryId = await emitTo(trx, of.endpointId, event, now);
    await audit({ objectType: object.type, objectId: object.id, description: `Test event sent to ${url}` });
    return presentDelivery(trx, { ...of, deliveryId });
  });
  nudgeDeliveries();
  return answer;
});

export const resendWebhook = implement(contracts.resendWebhook).mutation(async ({ ctx, input }) => {
  const of = { communityId: webhooksOf(ctx).communityId, endpointId: input.params.endpointId };
  const answer = await change(ctx, input, async ({ trx, now, audit }) => {
    const { url } = await lockEnabled(trx, of);
    const found = await getDelivery(trx, { ...of, deliveryId: input.params.deliveryId });
    if (!found) throw notFound();
    let { deliveryId } = found;
    if (found.finishedAt === null) await wakeLane(trx, of.endpointId);
    else {
      const repeated = { ...of, eventId: found.eventId, replayOf: deliveryId };
      deliveryId = await insertDelivery(trx, repeated, now);
    }
    await audit({
      objectType: 'webhook-endpoint',
      objectId: of.endpointId,
      description: `Event ${found.eventType} sent again to ${url}`,
      after: { deliveryId, event: found.eventKey },
    });
    return presentDelivery(trx, { ...of, deliveryId });
  });
  nudgeDeliveries();
  return answer;
});
