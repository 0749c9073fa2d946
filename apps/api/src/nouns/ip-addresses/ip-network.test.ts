import { describe, expect, it } from 'vitest';
import { Problem } from '../../kernel/problem.ts';
import { parseNetwork } from './ip-network.ts';

const refusalOf = (entered: string): string => {
  try {
    return `accepted as ${parseNetwork(entered)}`;
  } catch (error) {
    return error instanceof Problem ? (error.errors?.[0]?.messages[0] ?? '') : String(error);
  }
};

describe('an address of the whitelist', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7/32', '203.0.113.7'],
    ['203.0.113.0/28', '203.0.113.0/28'],
    ['2001:DB8:7:0::/48', '2001:db8:7::/48'],
    ['2001:db8:0:0::1', '2001:db8::1'],
  ])('is kept in its shortest form: %s', (entered, kept) => {
    expect(parseNetwork(entered)).toBe(kept);
  });

  it('names the network meant where host bits are set', () => {
    expect(refusalOf('203.0.113.7/28')).toBe(
      '203.0.113.7/28 is an address within a network. Enter 203.0.113.0/28 for the whole network, or 203.0.113.7 for the address alone.',
    );
    expect(refusalOf('2001:db8::5/64')).toContain('Enter 2001:db8::/64 for the whole network');
  });

  it.each(['0.0.0.0/0', '::/0', '128.0.0.0/1', '2000::/3'])('lets no large part of the internet in: %s', (entered) => {
    expect(refusalOf(entered)).toMatch(
      /allows a large part of the internet\. Enter a network no wider than \/(8|16)\.$/,
    );
  });

  it.each(['10.0.0.0/8', '192.168.1.4', '127.0.0.1', '169.254.0.0/16', '100.64.0.1', 'fd00::/16', 'fe80::1', '::1'])(
    'is public: %s is refused',
    (entered) => {
      expect(refusalOf(entered)).toBe(
        `Requests from the internet never come from ${entered}. Enter the public address that your network calls from.`,
      );
    },
  );

  it('is written in IPv4 where it is one', () => {
    expect(refusalOf('::ffff:203.0.113.7')).toBe('Enter the address in its IPv4 form, 203.0.113.7.');
  });

  it.each([
    'x',
    '203.0.113',
    '203.0.113.07',
    '0xcb.0.113.7',
    '203.0.113.7/33',
    '203.0.113.0/',
    '203.0.113.0/-1',
    '1/2/3',
  ])('is not %s', (entered) => {
    expect(refusalOf(entered)).toMatch(/^Enter an IP address such as/);
  });
});
