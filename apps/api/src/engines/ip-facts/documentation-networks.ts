import { networkSet, type NetworkSet } from './network-set.ts';
import { noFacts, type IpFacts, type IpFactsSource } from './ip-facts.ts';
import { readIpAddress, type IpAddress } from '../../kernel/ip-address.ts';

type Row = readonly [address: string, prefix: number, country: string, isAnonymousProxy?: true];

/**
 * Facts of the documentation networks (RFC 5737, RFC 3849), which no request comes from; the demo and tests use them
 * for invented payers.
 */
const rows: readonly Row[] = [
  ['192.0.2.0', 24, 'AU'],
  ['198.51.100.0', 25, 'AU'],
  ['198.51.100.128', 25, 'NZ'],
  ['203.0.113.0', 25, 'AU'],
  ['203.0.113.128', 26, 'NZ'],
  ['203.0.113.192', 28, 'GB'],
  ['203.0.113.208', 28, 'US'],
  ['203.0.113.224', 28, 'VN'],
  ['203.0.113.240', 28, 'NL', true],
  ['2001:db8::', 34, 'AU'],
  ['2001:db8:4000::', 34, 'NZ'],
  ['2001:db8:8000::', 34, 'US'],
  ['2001:db8:c000::', 34, 'NL', true],
];

interface KnownNetwork {
  readonly set: NetworkSet;
  readonly facts: IpFacts;
}

const networks: readonly KnownNetwork[] = rows.map(([start, prefix, country, isAnonymousProxy = false]) => {
  const address = readIpAddress(start);
  if (!address) throw new Error(`${start} is not an address`);
  return { set: networkSet([[address, prefix]]), facts: { country, isAnonymousProxy } };
});

const factsOf = (address: IpAddress): IpFacts => networks.find(({ set }) => set.has(address))?.facts ?? noFacts;

/** Looks up the documentation networks only. */
export const documentationNetworks: IpFactsSource = {
  lookUp: (ip) => {
    const address = readIpAddress(ip);
    return address ? factsOf(address) : noFacts;
  },
};
