import type { Foundation } from '../foundation.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';
import type { Services } from '../services.ts';
import type { Gateway, OpenGateway } from './gateway.ts';

/** A way to reach the networks. */
export interface GatewayAdapter {
  /** Once for each process. */
  connect(foundation: Foundation): OpenGateway<Services>;
  /** What the adapter does in the background. */
  readonly handlers: readonly OutboxHandler[];
}

/** The networks, through the adapter that the process was composed with (`server/networks.ts`). */
export const gatewayOf = (services: Services): Gateway => services.openGateway(services);
