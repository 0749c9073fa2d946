import type { Foundation } from '../../foundation.ts';
import type { Services } from '../../services.ts';
import { decidedKeeper, type KeepDecided } from './decided-at-once.ts';
import { hostilityReader, type Hostility } from './hostility.ts';

/** What requests of one process that arrive at once share. */
interface Arrivals {
  readonly readHostility: () => Promise<Hostility>;
  readonly keepDecided: KeepDecided;
}

/** The services of a caller, as the network uses them. */
export type NetworkServices = Services & Arrivals;

export const openArrivals = (foundation: Pick<Foundation, 'db'>): Arrivals => ({
  readHostility: hostilityReader(foundation),
  keepDecided: decidedKeeper(foundation),
});

/** For a step that comes by itself, with nothing to share. */
export const networkOf = (services: Services): NetworkServices => ({ ...services, ...openArrivals(services) });
