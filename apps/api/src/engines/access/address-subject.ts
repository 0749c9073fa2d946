import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** Converts an IPv4-mapped IPv6 address to IPv4; returns any other address unchanged, without its zone. */
export function bareAddress(ip: string): string {
  const bare = ip.replace(/%.*$/, '');
  return MAPPED.exec(bare)?.[1] ?? bare;
}

/**
 * Returns the key under which limits count an address: IPv4 addresses as they are, IPv6 addresses by /64, because
 * providers assign a whole /64 to one connection.
 */
export function addressSubject(ip: string): string {
  const bare = bareAddress(ip);
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::', 2);
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  // A trailing dotted quad replaces two groups
  const written = left.length + right.length + (bare.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(8 - written, 0) }, () => '0');
  const prefix = [...left, ...zeros, ...right].slice(0, 4);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
