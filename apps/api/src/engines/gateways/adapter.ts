import type { Services } from '../../kernel/services.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';
import type { Gateway } from './gateway.ts';
import { simulator as chosen } from './simulator/simulator.ts';

/** A way to reach the networks. */
export interface GatewayAdapter {
  open(services: Services): Gateway;
  /** What the adapter does in the background. */
  readonly handlers: readonly OutboxHandler[];
}

/** The networks, through the adapter that the first lines of this file choose. */
export const gatewayOf = (services: Services): Gateway => chosen.open(services);

export const adapterHandlers: readonly OutboxHandler[] = chosen.handlers;
