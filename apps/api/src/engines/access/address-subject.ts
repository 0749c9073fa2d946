import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** An IPv4 address in its IPv6 form as IPv4; any other address unchanged, without a zone. */
export function bareAddress(ip: string): string {
  const bare = ip.replace(/%.*$/, '');
  return MAPPED.exec(bare)?.[1] ?? bare;
}

/**
 * The subject that limits count an address under: an IPv4 address itself, of an IPv6 address its /64, because one
 * connection gets a whole /64 from its provider.
 */
export function addressSubject(ip: string): string {
  const bare = bareAddress(ip);
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::', 2);
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  // A dotted quad at the end stands for two groups
  const written = left.length + right.length + (bare.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(8 - written, 0) }, () => '0');
  const prefix = [...left, ...zeros, ...right].slice(0, 4);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
