import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFault } from './address-rules.ts';

describe('addresses that notices go to', () => {
  it.each(['8.8.8.8', '203.0.114.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1', '1.1.1.1'])(
    'take in the public %s',
    (address) => expect(addressFault(address)).toBeNull(),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '::ffff:127.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fdff::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
    '0:0:0:0:0:0:0:1',
    '::127.0.0.1',
    'localhost',
    '',
  ])('leave out %s', (address) => expect(addressFault(address)).toBe('PRIVATE'));

  it.each([
    '169.254.169.254',
    '169.254.0.1',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    'fe80::1',
    'fe80::1%eth0',
    'fd00:ec2::254',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a9fe:a9fe',
  ])('never take in %s', (address) => expect(addressFault(address)).toBe('METADATA'));

  it('judge an IPv4 address alike in every way it can be written as IPv6', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(octet, octet, octet, octet), ([a, b, c, d]) => {
        const dotted = `${a}.${b}.${c}.${d}`;
        const hex = [a * 256 + b, c * 256 + d].map((part) => part.toString(16)).join(':');
        const verdict = addressFault(dotted);
        for (const prefix of ['::ffff:', '::FFFF:', '0:0:0:0:0:ffff:', '64:ff9b::']) {
          expect(addressFault(prefix + dotted)).toBe(verdict);
          expect(addressFault(prefix + hex)).toBe(verdict);
        }
      }),
    );
  });
});
