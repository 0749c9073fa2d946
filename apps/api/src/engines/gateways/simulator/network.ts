import type { Foundation } from '../../foundation.ts';
import type { GatewayServices } from '../gateway-services.ts';
import { decidedKeeper, type KeepDecided } from './decided-at-once.ts';
import { hostilityReader, type Hostility } from './hostility.ts';

/** State shared by concurrent requests of one process. */
interface Arrivals {
  readonly readHostility: () => Promise<Hostility>;
  readonly keepDecided: KeepDecided;
}

/** The caller's services, as used by the network. */
export type NetworkServices = GatewayServices & Arrivals;

export const openArrivals = (foundation: Pick<Foundation, 'db'>): Arrivals => ({
  readHostility: hostilityReader(foundation),
  keepDecided: decidedKeeper(foundation),
});

/** Creates network services for a step without concurrent requests. */
export const networkOf = (services: GatewayServices): NetworkServices => ({ ...services, ...openArrivals(services) });
