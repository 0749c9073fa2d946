import { BlockList, isIP } from 'node:net';

/** Why an address is refused: always, or while WEBHOOK_ALLOW_PRIVATE is off. */
export type AddressFault = 'METADATA' | 'PRIVATE';

type Network = readonly [address: string, prefix: number];

const list = (family: 'ipv4' | 'ipv6', networks: readonly Network[]): BlockList => {
  const blocked = new BlockList();
  for (const [address, prefix] of networks) blocked.addSubnet(address, prefix, family);
  return blocked;
};

// Metadata services, which hand out the machine's credentials; no receiver is there
const metadata4 = list('ipv4', [
  ['169.254.0.0', 16],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['192.0.0.192', 32],
]);
const metadata6 = list('ipv6', [
  ['fe80::', 10],
  ['fd00:ec2::254', 128],
  ['fd20:ce::254', 128],
]);

// Addresses that the special-purpose registries list as not global (RFC 6890), and multicast
const private4 = list('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);
const global6 = list('ipv6', [['2000::', 3]]);
// Within 2000::/3: Teredo, documentation and others; 6to4 and NAT64 embed an IPv4 address
const private6 = list('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

const EMBEDDED = /^(?:::ffff:|64:ff9b::)(?<v4>\d+\.\d+\.\d+\.\d+)$/i;
const EMBEDDED_HEX = /^(?:::ffff:|64:ff9b::)(?<high>[0-9a-f]{1,4}):(?<low>[0-9a-f]{1,4})$/i;

/** Returns the IPv4 address that an IPv6 address embeds, if any. */
function embeddedAddress(address: string): string | undefined {
  const dotted = EMBEDDED.exec(address)?.groups?.v4;
  if (dotted !== undefined) return dotted;
  const { high, low } = EMBEDDED_HEX.exec(address)?.groups ?? {};
  if (high === undefined || low === undefined) return undefined;
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}

/** Returns the canonical form of an address, as in URLs. */
const canonical = (address: string): string => new URL(`http://[${address}]/`).hostname.slice(1, -1);

/**
 * Returns why an IP address must not be sent to; null for a public one. Anything that is not an address counts as
 * private.
 */
export function addressFault(address: string): AddressFault | null {
  const [bare = ''] = address.split('%');
  const family = isIP(bare);
  if (family === 4) {
    if (metadata4.check(bare)) return 'METADATA';
    return private4.check(bare) ? 'PRIVATE' : null;
  }
  if (family !== 6) return 'PRIVATE';
  const form = canonical(bare);
  const embedded = embeddedAddress(form);
  if (embedded !== undefined) return addressFault(embedded);
  if (metadata6.check(form, 'ipv6')) return 'METADATA';
  return global6.check(form, 'ipv6') && !private6.check(form, 'ipv6') ? null : 'PRIVATE';
}
