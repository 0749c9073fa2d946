import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * Parses an IP address; an IPv4-mapped IPv6 address is returned as IPv4. Null for anything else, such as the short and
 * octal IPv4 forms that only some programs accept.
 */
export function readIpAddress(text: string): IpAddress | null {
  const bare = text.replace(/%.*$/, '');
  const version = isIP(bare);
  if (version === 0) return null;
  if (version === 4) return ipaddr.IPv4.parse(bare);
  const address = ipaddr.IPv6.parse(bare);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

/**
 * Returns an address in its shortest form, mapped ones as IPv4; null for any other text, including an address with a
 * zone.
 */
export const shortIpAddress = (text: string): string | null =>
  text.includes('%') ? null : (readIpAddress(text)?.toString() ?? null);

/** Whether an address is public: not private, loopback, link-local, CGNAT or reserved. */
export const isPublicAddress = (address: IpAddress): boolean => address.range() === 'unicast';
