import type { DemoAccount } from '../demo-customer-accounts.ts';
import { issuedIn } from '../demo-card-bins.ts';
import type { Random } from '../../random.ts';

/** What is known of an IP address of the demo. */
interface DemoAddressFacts {
  country: string | null;
  isProxy: boolean;
  isHighRisk: boolean;
}

interface Network {
  start: string;
  from: number;
  to: number;
  facts: DemoAddressFacts;
}

const network = (start: string, from: number, to: number, country: string, is: Partial<DemoAddressFacts> = {}) => ({
  start,
  from,
  to,
  facts: { country, isProxy: false, isHighRisk: false, ...is },
});

// Ranges for documentation (RFC 5737), which no request comes from, with the facts that docs/fraud-guard.md gives them
const networks: readonly Network[] = [
  network('192.0.2', 1, 254, 'AU'),
  network('198.51.100', 1, 127, 'AU'),
  network('198.51.100', 128, 254, 'NZ'),
  network('203.0.113', 128, 191, 'NZ'),
  network('203.0.113', 192, 207, 'GB'),
  network('203.0.113', 208, 223, 'US'),
  network('203.0.113', 224, 239, 'VN', { isHighRisk: true }),
  network('203.0.113', 240, 254, 'NL', { isProxy: true }),
];

const hostOf = (random: Random, { start, from, to }: Network) => `${start}.${random.between(from, to)}`;

/** An IP address in the country where the card was issued, as of most payers; null where the demo has none there. */
export function usualAddress(random: Random, { kept }: DemoAccount): string | null {
  const country = issuedIn(kept.masked);
  const near = networks.filter(({ facts }) => facts.country === country);
  return near.length === 0 ? null : hostOf(random, random.pick(near));
}

/** An IP address that rules match: a proxy, a country of high risk, or another country than the card's. */
export function suspiciousAddress(random: Random, { kept }: DemoAccount): string {
  const country = issuedIn(kept.masked) ?? 'AU';
  const isElsewhere = ({ facts }: Network) => facts.country !== country && facts.country !== 'AU';
  return hostOf(random, random.pick(networks.filter(isElsewhere)));
}

/** An IP address that only rules about proxies and countries of high risk match. */
export const riskyAddress = (random: Random): string =>
  hostOf(random, random.pick(networks.filter(({ facts }) => facts.isProxy || facts.isHighRisk)));

const nowhere: DemoAddressFacts = { country: null, isProxy: false, isHighRisk: false };

/** What is known of an address that the functions above invented. */
export function addressFacts(address: string | null): DemoAddressFacts {
  const [start, host] = (address ?? '').split(/\.(?=\d+$)/);
  const place = networks.find(
    ({ start: net, from, to }) => net === start && Number(host) >= from && Number(host) <= to,
  );
  return place?.facts ?? nowhere;
}
