import ipaddr from 'ipaddr.js';

/** An IPv4 or IPv6 address in its shortest form, IPv4 where it is one; null for any other text. */
export function parseIpAddress(text: string): string | null {
  const isAddress =
    ipaddr.IPv4.isValidFourPartDecimal(text) ||
    (text.includes(':') && !text.includes('%') && ipaddr.IPv6.isValid(text));
  return isAddress ? ipaddr.process(text).toString() : null;
}
