import type { Foundation } from '../foundation.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';
import type { GatewayServices } from './gateway-services.ts';
import type { Gateway, OpenGateway } from './gateway.ts';

/** An adapter to the payment networks. */
export interface GatewayAdapter {
  /** Connects; called once per process. */
  connect(foundation: Foundation): OpenGateway<GatewayServices>;
  /** Handlers of the adapter's background work. */
  readonly handlers: readonly OutboxHandler<GatewayServices>[];
}

/** Returns the gateway of the adapter that the process was composed with (`server/networks.ts`). */
export const gatewayOf = (
  services: GatewayServices & { readonly openGateway: OpenGateway<GatewayServices> },
): Gateway => services.openGateway(services);
