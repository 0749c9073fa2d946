import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * Reads an address as a caller or a list writes it; an IPv4 address in its IPv6 form is read as IPv4. Null for anything
 * else, such as the short and octal forms of IPv4 that only some programs accept.
 */
export function readIpAddress(text: string): IpAddress | null {
  const bare = text.replace(/%.*$/, '');
  const version = isIP(bare);
  if (version === 0) return null;
  if (version === 4) return ipaddr.IPv4.parse(bare);
  const address = ipaddr.IPv6.parse(bare);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

/** An address in its shortest form, IPv4 where it is one; null for any other text, also an address with a zone. */
export const shortIpAddress = (text: string): string | null =>
  text.includes('%') ? null : (readIpAddress(text)?.toString() ?? null);

/** Whether requests from the internet can come from it: not private, loopback, link-local, CGNAT or reserved. */
export const isPublicAddress = (address: IpAddress): boolean => address.range() === 'unicast';
