import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { SideEffect } from '../outbox/outbox.ts';
import type { GatewayNotification } from './responses.ts';

/** Topic of the inbox. */
export const TOPIC = 'gateways.notification';

/**
 * Creates the side effect that delivers a network's notification at a given time. Enqueue it and nudge the outbox after
 * the commit.
 */
export function passOn(notification: GatewayNotification, at: Date): SideEffect {
  const payload = JSON.parse(JSON.stringify(notification)) as Json;
  return { topic: TOPIC, payload, communityId: null, availableAt: at };
}
