import { insertEvent } from '@quickportal/db/deliveries/insert-events';
import { insertTestDelivery } from '@quickportal/db/deliveries/insert-test-delivery';
import type { MailServices } from '../mail/mail-services.ts';
import { demoReceiverAddress } from './demo-receiver-address.ts';
import { newEvent } from './emit.ts';
import type { SendResult } from './send-notice.ts';
import { tryDelivery, type DeliveryTarget } from './try-delivery.ts';

const TIMEOUT = 10_000;

interface Endpoint {
  communityId: number;
  endpointId: number;
}

/**
 * Sends a test event to an endpoint now, once, whether or not it is enabled, and adds it to the endpoint's deliveries.
 * Not inside a transaction: it waits for the receiver, at most 10 seconds.
 */
export async function sendTestNotice(
  services: MailServices,
  endpoint: Endpoint,
  target: DeliveryTarget,
): Promise<SendResult & { deliveryId: number }> {
  const { communityId, endpointId } = endpoint;
  const at = services.clock.now();
  const object = { type: 'webhook-endpoint', id: endpointId };
  const data = { message: 'Hello from QuickPortal' };
  const event = newEvent({ communityId, type: 'webhook.test', object, data }, at);
  const eventId = await services.db.transaction({ kind: 'jobs' }, (trx) => insertEvent(trx, event));
  const { allowPrivate, demoReceiver } = {
    allowPrivate: services.configuration.webhookAllowPrivate,
    demoReceiver: demoReceiverAddress(services.configuration),
  };
  const delivery = { body: event.body, eventKey: event.key };
  const send = { allowPrivate, demoReceiver, timeoutMs: TIMEOUT };
  const result = await tryDelivery(services, endpoint, target, delivery, at, send);
  const objectKey = `${event.objectType} ${event.objectId}`;
  const deliveryId = await services.db.transaction({ kind: 'jobs' }, (trx) =>
    insertTestDelivery(trx, { communityId, endpointId, eventId, objectKey }, { attemptedAt: at, ...result }),
  );
  return { ...result, deliveryId };
}
