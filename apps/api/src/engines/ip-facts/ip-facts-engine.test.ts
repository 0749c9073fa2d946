import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import { loadCountries, loadProxies, unloadIpData } from '../../set-up/load-ip-data.ts';
import { operatorOf } from '../../set-up/run-set-up.ts';
import { auditReader } from '../../testing/audit-reader.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { countryFile } from './country-file.fixture.ts';
import { followIpData } from './follow-ip-data.ts';
import { ipFactsEngine, type IpFactsEngine } from './ip-facts-engine.ts';
import { readBuiltInCountries } from './built-in-data.ts';

const operator = operatorOf('test');
const everywhere = (country: string) =>
  Object.fromEntries(Array.from({ length: 256 }, (_, first) => [`${first}.0.0.0/8`, country]));
const newer = countryFile({ builtAt: new Date('2026-11-01T00:00:00.000Z'), countries: everywhere('FR') });
const older = countryFile({ builtAt: new Date('2026-01-01T00:00:00.000Z'), countries: everywhere('FR') });
const TELSTRA = '139.130.4.5';
const TOR = '185.220.101.1';

let services: TestServices;
/** What another process of the installation knows. */
let other: IpFactsEngine;

beforeAll(async () => {
  services = await createTestServices();
  services = { ...services, ipFacts: ipFactsEngine(services) };
  other = ipFactsEngine(services);
});
afterAll(() => services.drop());

const faultOf = (load: Promise<unknown>) =>
  load.then(
    () => '',
    (error: unknown) => (error instanceof SetUpError ? error.message : String(error)),
  );

describe('looking up an IP address', () => {
  it('finds the country and whether a proxy is behind it in the data of the product', () => {
    expect(other.lookUp(TELSTRA)).toEqual({ country: 'AU', isAnonymousProxy: false });
    expect(other.lookUp(`::ffff:${TELSTRA}`)).toEqual({ country: 'AU', isAnonymousProxy: false });
    expect(other.lookUp(TOR)).toEqual({ country: 'DE', isAnonymousProxy: true });
  });

  it.each([
    '10.0.0.1',
    '127.0.0.1',
    '169.254.1.1',
    '100.64.0.1',
    '192.0.2.1',
    '::1',
    'fe80::1%eth0',
    '2001:db8::1',
    '',
  ])('knows nothing of "%s"', (ip) => expect(other.lookUp(ip)).toEqual({ country: null, isAnonymousProxy: false }));

  it('throws for no text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.stringMatching(/^[0-9a-f:.%/]{1,45}$/)), (text) => {
        expect(other.lookUp(text).country ?? 'AU').toMatch(/^[A-Z]{2}$/);
      }),
      { numRuns: 2000 },
    );
  });

  it('knows the networks for documentation in a demo', () => {
    const { configuration, db, log } = services;
    const demo = ipFactsEngine({ configuration: { ...configuration, seed: 'demo' }, db, log });
    expect(demo.lookUp('203.0.113.250')).toEqual({ country: 'NL', isAnonymousProxy: true });
    expect(demo.lookUp('10.0.0.1').country).toBeNull();
    expect(demo.lookUp(TELSTRA).country).toBe('AU');
  });
});

describe('loading countries', () => {
  it('refuses what cannot be read, knows few addresses or is older, and changes nothing', async () => {
    const cut = readBuiltInCountries().subarray(0, 4_000_000);
    const small = countryFile({ builtAt: new Date('2026-11-01'), countries: { '1.0.0.0/8': 'AU' } });
    expect(await faultOf(loadCountries(services, operator, Buffer.from('no database')))).toContain('MaxMind DB format');
    expect(await faultOf(loadCountries(services, operator, cut))).toContain('not country data');
    expect(await faultOf(loadCountries(services, operator, small))).toContain('16 in 4096 addresses only');
    expect(await faultOf(loadCountries(services, operator, older))).toContain(
      'built on 2026-01-01, before the data in use (2026-06-17)',
    );
    await other.refresh();
    expect(other.lookUp(TELSTRA).country).toBe('AU');
  });

  it('reaches every process, is audited, and can be undone', async () => {
    const audit = auditReader(services);
    await audit();
    const { before, after } = await loadCountries(services, operator, newer);
    expect([before.builtAt.getUTCMonth(), before.networks > 400_000, after.networks]).toEqual([5, true, 256]);
    expect(services.ipFacts.lookUp(TELSTRA).country).toBe('FR');
    expect(other.lookUp(TELSTRA).country).toBe('AU');
    await other.refresh();
    expect(other.lookUp(TELSTRA).country).toBe('FR');
    expect(await faultOf(loadCountries(services, operator, readBuiltInCountries()))).toContain('2026-11-01');
    expect(await unloadIpData(services, operator, 'COUNTRIES')).toBe(true);
    expect(await unloadIpData(services, operator, 'COUNTRIES')).toBe(false);
    await other.refresh();
    expect(other.lookUp(TELSTRA).country).toBe('AU');
    expect((await audit()).map(({ action }) => action)).toEqual(['ip-data.load', 'ip-data.unload']);
  });

  it('does not load data of the same build again', async () => {
    const { before, after } = await loadCountries(services, operator, readBuiltInCountries());
    expect(after).toEqual(before);
    expect((await services.owner.query('select from app.ip_data')).rows).toEqual([]);
  });

  it('gives way to newer data of the product', async () => {
    await services.owner.query(
      `insert into app.ip_data (kind, content, sha256, networks, built_at, loaded_at)
       values ('COUNTRIES', $1, repeat('0', 64), 256, '2026-01-01', now())`,
      [older],
    );
    await other.refresh();
    expect(other.lookUp(TELSTRA).country).toBe('AU');
    await services.owner.query('delete from app.ip_data');
  });
});

describe('loading proxies', () => {
  it('refuses lists with a line that is no network, naming the line', async () => {
    const files = [{ name: 'vpn.txt', text: '# mine\n20.0.0.0/24\nexample.com\n' }];
    expect(await faultOf(loadProxies(services, operator, files))).toContain('vpn.txt, line 3: example.com is not');
    expect(await faultOf(loadProxies(services, operator, [{ name: 'a', text: '# none\n' }]))).toContain('no network');
  });

  it('takes the place of the list of the product, in every process', async () => {
    const files = [
      { name: 'tor.txt', text: '20.0.0.1' },
      { name: 'vpn.txt', text: '20.0.1.0/24 # a provider\n2a0b:f4c0::/29' },
    ];
    expect((await loadProxies(services, operator, files)).after).toBe(3);
    await other.refresh();
    const areProxies = ['20.0.0.1', '20.0.0.2', '20.0.1.77', '2a0b:f4c0:16c::1', TOR].map(
      (ip) => other.lookUp(ip).isAnonymousProxy,
    );
    expect(areProxies).toEqual([true, false, true, true, false]);
    await unloadIpData(services, operator, 'PROXIES');
    await other.refresh();
    expect(other.lookUp(TOR).isAnonymousProxy).toBe(true);
  });
});

describe('a process that runs', () => {
  it('takes loaded data over by itself', async () => {
    const stop = await followIpData({ ...services, ipFacts: other }, { interval: 20 });
    expect(other.lookUp('20.0.0.1').isAnonymousProxy).toBe(false);
    await loadProxies(services, operator, [{ name: 'own.txt', text: '20.0.0.1' }]);
    await expect.poll(() => other.lookUp('20.0.0.1').isAnonymousProxy).toBe(true);
    stop();
    await unloadIpData(services, operator, 'PROXIES');
  });
});
