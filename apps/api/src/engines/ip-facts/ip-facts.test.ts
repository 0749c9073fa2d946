import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCountryData, CountryDataError } from './country-data.ts';
import { countryFile } from './country-file.fixture.ts';
import { documentationNetworks } from './documentation-networks.ts';
import { builtInCountries, builtInProxies } from './ip-data-in-use.ts';
import { networkSet, type Network } from './network-set.ts';
import { readProxyList } from './proxy-list.ts';
import { isPublicAddress, readIpAddress } from '../../kernel/ip-address.ts';

const read = (text: string) => {
  const address = readIpAddress(text);
  if (!address) throw new Error(`${text} is not an address`);
  return address;
};

describe('reading an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:DB8::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('reads %s as %s', (text, address) => expect(read(text).toString()).toBe(address));

  it.each(['', '1', '010.1.1.1', '1.2.3', '1.2.3.4.5', '256.1.1.1', '1.2.3.4/32', ' 1.2.3.4', ':', '::g', 'unknown'])(
    'does not take "%s" for an address',
    (text) => expect(readIpAddress(text)).toBeNull(),
  );

  it.each([
    '10.1.1.1',
    '172.16.0.1',
    '192.168.1.1',
    '127.0.0.1',
    '169.254.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '192.0.2.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '2001:db8::1',
    '::ffff:10.0.0.1',
  ])('knows that %s is not an address of the internet', (text) => expect(isPublicAddress(read(text))).toBe(false));
});

describe('a set of networks', () => {
  it('has the addresses of its networks and no other', () => {
    const address = fc.nat({ max: 2 ** 16 - 1 });
    const networks = fc.array(fc.tuple(address, fc.integer({ min: 16, max: 32 })), { maxLength: 30 });
    const ip = (number: number) => read(`20.0.${number >> 8}.${number & 255}`);
    fc.assert(
      fc.property(networks, address, (list, looked) => {
        const given = list.map(([start, prefix]): Network => [ip(start), prefix]);
        const isInside = list.some(([start, prefix]) => start >> (32 - prefix) === looked >> (32 - prefix));
        expect(networkSet(given).has(ip(looked))).toBe(isInside);
      }),
    );
  });

  it('keeps IPv4 and IPv6 apart', () => {
    const set = networkSet([[read('2a03:e600:100::'), 112]]);
    expect(set.has(read('2a03:e600:100::ffff'))).toBe(true);
    expect(set.has(read('2a03:e600:100::1:0'))).toBe(false);
    expect(networkSet([[read('::'), 0]]).has(read('1.1.1.1'))).toBe(false);
  });
});

describe('a list of proxies', () => {
  it('is read without comments and empty lines, and with the lines that are no network', () => {
    const { networks, faults } = readProxyList(
      [
        '\uFEFF# Exits',
        '',
        '185.220.100.240/28 # F3',
        '2a03:e600:100::/112',
        '171.25.193.25',
        'tor.example',
        '1.2.3.0/33',
        '10.0.0.0/8',
        '1.0.0.0/4',
      ].join('\r\n'),
    );
    expect(networks.map(([address, prefix]) => `${address.toString()}/${prefix}`)).toEqual([
      '185.220.100.240/28',
      '2a03:e600:100::/112',
      '171.25.193.25/32',
    ]);
    expect(faults).toEqual([
      { line: 6, problem: 'tor.example is not an address or network.' },
      { line: 7, problem: '1.2.3.0/33 has no prefix from 0 to 32.' },
      { line: 8, problem: '10.0.0.0/8 is not a network of the internet.' },
      { line: 9, problem: '1.0.0.0/4 is wider than /8.' },
    ]);
  });
});

describe('the data of the product', () => {
  const countries = builtInCountries();
  const proxies = builtInProxies();

  it.each([
    ['139.130.4.5', 'AU'],
    ['2001:8000::1', 'AU'],
    ['122.56.1.1', 'NZ'],
    ['2406:e000::1', 'NZ'],
    ['8.8.8.8', 'US'],
    ['175.45.176.1', 'KP'],
    ['86.128.1.1', 'GB'],
  ])('knows that %s is in %s', (ip, country) => expect(countries.countryOf(read(ip))).toBe(country));

  it('says when it was built, and of how many networks', () => {
    expect(countries.builtAt.toISOString()).toBe('2026-06-17T19:51:40.000Z');
    expect(countries.countNetworks()).toBeGreaterThan(400_000);
  });

  it('tells Tor exits from other addresses', () => {
    for (const ip of ['185.220.101.1', '23.129.64.200', '109.70.100.1', '2a03:e600:100::1'])
      expect(proxies.has(read(ip)), ip).toBe(true);
    for (const ip of ['185.220.101.70', '139.130.4.5', '2001:8000::1']) expect(proxies.has(read(ip)), ip).toBe(false);
  });

  it('has no proxy list line that cannot be read', () => {
    expect(proxies.size).toBeGreaterThan(20);
  });
});

describe('country data', () => {
  const builtAt = new Date('2026-11-01T00:00:00.000Z');

  it('is read from a file, with one country for each network', () => {
    const data = openCountryData(
      countryFile({ builtAt, countries: { '1.0.0.0/8': 'AU', '2a00::/16': 'FR', '3.0.0.0/8': 'EU' } }),
    );
    expect(data.builtAt).toEqual(builtAt);
    expect(data.countNetworks()).toBe(3);
    expect(['1.2.3.4', '2.2.3.4', '3.1.1.1', '2a00::1', '2b00::1'].map((ip) => data.countryOf(read(ip)))).toEqual([
      'AU',
      null,
      null,
      'FR',
      null,
    ]);
  });

  it.each([
    [24, true],
    [28, false],
    [28, true],
    [32, false],
  ] as const)('is read with pointers of %i bits, records nested %s', (recordSize, isNested) => {
    const countries = { '1.0.0.0/8': 'AU', '2a00::/16': 'FR' };
    const data = openCountryData(countryFile({ builtAt, countries, recordSize, isNested }));
    expect(data.countNetworks()).toBe(2);
    expect(['1.2.3.4', '2.2.3.4', '2a00::1'].map((ip) => data.countryOf(read(ip)))).toEqual(['AU', null, 'FR']);
  });

  it('is not read from anything else', () => {
    const file = countryFile({ builtAt, countries: { '1.0.0.0/8': 'AU' } });
    for (const content of [Buffer.from('no database'), Buffer.alloc(0), file.subarray(-300)])
      expect(() => openCountryData(content)).toThrow(CountryDataError);
  });
});

describe('documentation networks', () => {
  it.each([
    ['192.0.2.1', 'AU', false],
    ['198.51.100.200', 'NZ', false],
    ['203.0.113.7', 'AU', false],
    ['203.0.113.230', 'VN', false],
    ['203.0.113.250', 'NL', true],
    ['::ffff:203.0.113.200', 'GB', false],
    ['2001:db8:8000::1', 'US', false],
    ['8.8.8.8', null, false],
    ['junk', null, false],
  ])('say of %s: %s, proxy %s', (ip, country, isAnonymousProxy) =>
    expect(documentationNetworks.lookUp(ip)).toEqual({ country, isAnonymousProxy }),
  );
});
