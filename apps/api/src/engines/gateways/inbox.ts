import { markNotificationHandled, noteNotification } from '@quickportal/db/gateways/write-gateway-notifications';
import type { Foundation } from '../foundation.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';
import type { GatewayNotification } from './responses.ts';
import { TOPIC } from './pass-on.ts';

const JOBS = { kind: 'jobs' } as const;

/** Receives notifications of a network with services `S`, normally once each; must tolerate repetitions. */
export interface NotificationReceiver<S> {
  readonly kind: GatewayNotification['kind'];
  readonly receive: (notification: GatewayNotification, services: S) => Promise<void>;
}

/**
 * Creates the handler that stores every notification and passes it to the receivers. One that was handled before is
 * only counted.
 */
export const inboxHandler = <S extends Foundation>(
  notificationReceiver: readonly NotificationReceiver<S>[],
): OutboxHandler<S> => ({
  topic: TOPIC,
  async handle(payload, { services }) {
    const notification = payload as unknown as GatewayNotification;
    const { notificationId, kind, ...body } = notification;
    const now = services.clock.now();
    const note = { notificationId, kind, body: JSON.stringify(body), receivedAt: now };
    const isNew = await services.db.transaction(JOBS, (trx) => noteNotification(trx, note));
    if (!isNew) return;
    for (const receiver of notificationReceiver)
      if (receiver.kind === kind) await receiver.receive(notification, services);
    await services.db.transaction(JOBS, (trx) => markNotificationHandled(trx, notificationId, services.clock.now()));
  },
});
