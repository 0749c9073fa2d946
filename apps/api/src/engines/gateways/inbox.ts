import { markNotificationHandled, noteNotification } from '@quickportal/db/gateways/notifications';
import type { Services } from '../services.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';
import type { GatewayNotification } from './responses.ts';
import { TOPIC } from './pass-on.ts';

const JOBS = { kind: 'jobs' } as const;

/** Is told what a network says, each notification once if nothing fails; it may be told again and must not mind. */
export interface NotificationReceiver {
  readonly kind: GatewayNotification['kind'];
  receive(notification: GatewayNotification, services: Services): Promise<void>;
}

/** Keeps every notification and tells those who care. One that was handled before is counted and left alone. */
export const inboxHandler = (notificationReceiver: readonly NotificationReceiver[]): OutboxHandler => ({
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
