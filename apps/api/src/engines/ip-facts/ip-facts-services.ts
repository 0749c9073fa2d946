import type { Foundation } from '../foundation.ts';
import type { IpFactsEngine } from './ip-facts-engine.ts';

/** What looking up IP addresses needs. */
export interface IpFactsServices extends Foundation {
  /** Country of an IP address, and whether it is a proxy: `ipFacts.lookUp(ip)`. */
  readonly ipFacts: IpFactsEngine;
}
