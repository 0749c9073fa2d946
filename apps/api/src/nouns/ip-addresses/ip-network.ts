import ipaddr from 'ipaddr.js';
import { fieldProblem } from '../../kernel/problem.ts';

const FORMAT = 'Enter an IP address such as 203.0.113.7, or a network such as 203.0.113.0/28.';
/** The widest accepted network, as a prefix length. */
const WIDEST = { ipv4: 8, ipv6: 16 } as const;
/** Ranges that are not used on the internet. */
const INTERNAL: ReadonlySet<string> = new Set([
  'unspecified',
  'broadcast',
  'multicast',
  'linkLocal',
  'loopback',
  'carrierGradeNat',
  'private',
  'uniqueLocal',
]);

const refusal = (message: string) => fieldProblem('ipAddress', message);

/**
 * The shortest form of an address or a network in CIDR notation, as the database keeps it. Throws a 422 on `ipAddress`
 * for anything else, for host bits, and for what would let in everyone or no one.
 */
export function parseNetwork(entered: string): string {
  const [start = '', prefixText, ...rest] = entered.split('/');
  const isWritten = ipaddr.IPv4.isValidFourPartDecimal(start) || (start.includes(':') && ipaddr.IPv6.isValid(start));
  if (!isWritten || start.includes('%') || rest.length > 0) throw refusal(FORMAT);
  const address = ipaddr.parse(start);
  const kind = address.kind();
  const bits = kind === 'ipv4' ? 32 : 128;
  const prefix = prefixText === undefined ? bits : /^\d{1,3}$/.test(prefixText) ? Number(prefixText) : Number.NaN;
  if (!(prefix <= bits)) throw refusal(FORMAT);
  if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress())
    throw refusal(`Enter the address in its IPv4 form, ${address.toIPv4Address().toString()}.`);
  const alone = address.toString();
  const network = networkOf(kind, `${alone}/${prefix}`);
  if (prefix < WIDEST[kind])
    throw refusal(
      `${network.toString()}/${prefix} allows a large part of the internet. Enter a network no wider than /${WIDEST[kind]}.`,
    );
  if (network.toString() !== alone)
    throw refusal(
      `${alone}/${prefix} is an address within a network. Enter ${network.toString()}/${prefix} for the whole network, or ${alone} for the address alone.`,
    );
  if (INTERNAL.has(network.range()))
    throw refusal(
      `Requests from the internet never come from ${entered}. Enter the public address that your network calls from.`,
    );
  return prefix === bits ? alone : `${alone}/${prefix}`;
}

const networkOf = (kind: 'ipv4' | 'ipv6', cidr: string): ipaddr.IPv4 | ipaddr.IPv6 =>
  kind === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(cidr) : ipaddr.IPv6.networkAddressFromCIDR(cidr);
