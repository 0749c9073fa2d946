import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { SideEffect } from '../outbox/outbox.ts';
import type { GatewayNotification } from './responses.ts';

/** What the inbox listens to. */
export const TOPIC = 'gateways.notification';

/** For adapters: hands over what a network said, at that moment or later. To be enqueued; nudge the outbox after the commit. */
export function passOn(notification: GatewayNotification, at: Date): SideEffect {
  const payload = JSON.parse(JSON.stringify(notification)) as Json;
  return { topic: TOPIC, payload, communityId: null, availableAt: at };
}
