import type { Client } from 'pg';
import { hashApiKey } from '../../nouns/api-keys/hash-api-key.ts';
import { insertRows } from '../insert-rows.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** What programs of the demo call, how often on a working day, and minutes since the last call. */
const callers = [
  {
    key: 1,
    method: 'POST',
    path: 'customer-search',
    ip: '203.0.113.4',
    program: 'customer-import/3.1',
    calls: 940,
    ago: 3,
  },
  { key: 1, method: 'POST', path: 'customers', ip: '203.0.113.4', program: 'customer-import/3.1', calls: 61, ago: 11 },
  {
    key: 1,
    method: 'GET',
    path: 'customers/{customerId}',
    ip: '198.51.100.24',
    program: 'curl/8.9',
    calls: 4,
    ago: 190,
  },
  { key: 3, method: 'GET', path: 'transactions', ip: '203.0.113.5', program: 'ledger-sync/1.9', calls: 288, ago: 6 },
  {
    key: 3,
    method: 'GET',
    path: 'transactions/{receiptNumber}',
    ip: '203.0.113.5',
    program: 'ledger-sync/1.9',
    calls: 420,
    ago: 6,
  },
  {
    key: 7,
    method: 'POST',
    path: 'customers/{id}/payments',
    ip: '2001:db8:7::12',
    program: 'water-billing/5.0',
    calls: 130,
    ago: 25,
  },
];

/** When the demo's key was last used; null: never. */
function lastUse(apiKeyId: number, now: Date): string | null {
  const ago = Math.min(...callers.flatMap(({ key, ago: minutes }) => (key === apiKeyId ? minutes : [])));
  return Number.isFinite(ago) ? new Date(now.getTime() - ago * MINUTE).toISOString() : null;
}

/** The calls of 30 days: fewer at weekends, and today's up to now. */
const demoUses = (now: Date) =>
  callers.flatMap(({ key, method, path, ip, program, calls, ago }) =>
    Array.from({ length: 30 }, (_, back) => {
      const last = new Date(now.getTime() - back * DAY - ago * MINUTE);
      const isWeekend = last.getUTCDay() === 0 || last.getUTCDay() === 6;
      return {
        community_id: 10,
        api_key_id: key,
        day: last.toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' }),
        http_method: method,
        path,
        ip,
        program,
        calls: Math.max(1, Math.round((isWeekend ? calls / 3 : calls) * (back === 0 ? 0.4 : 1) + ((back * 7) % 13))),
        refused: 0,
        last_used_at: last.toISOString(),
      };
    }),
  );

/** A secret key of community 10 that everyone knows; it exists only in a demo-seeded database. */
export const DEMO_API_KEY = 'qp_sec_10_DemoKeyOfHarbourCityUtilities_for_trying_it';
const DEMO_PUBLISHABLE_KEY = 'qp_pub_10_DemoPublishableKeyOfHarbourCityUtilities_01';

/** Keys in each state, and where the facility's keys may be used from, which it does not check yet. */
export async function insertDemoApiKeys(owner: Client, now: Date): Promise<void> {
  const day = (days: number) => new Date(now.getTime() + days * DAY).toISOString();
  // No one has the others: what their hash is made of is no key
  const keys = [
    { name: 'Nightly customer import', key: DEMO_API_KEY, expires_at: day(640), created_at: day(-90) },
    { name: 'Payment page', key: DEMO_PUBLISHABLE_KEY, expires_at: null, created_at: day(-90) },
    { name: 'Ledger sync', key: null, expires_at: day(20), created_at: day(-710) },
    { name: 'Former integrator', key: null, expires_at: day(200), created_at: day(-530), status: 'INACTIVE' },
    { name: 'Club app', key: null, expires_at: day(400), created_at: day(-330), communityId: 20 },
    { name: 'Meter readings', key: null, expires_at: day(-25), created_at: day(-755) },
    { name: 'Water billing', key: null, expires_at: day(300), created_at: day(-430) },
  ];
  await insertRows(
    owner,
    'app.api_key',
    keys.map(({ name, key, expires_at, created_at, status = 'ACTIVE', communityId = 10 }, at) => ({
      community_id: communityId,
      id: at + 1,
      name,
      security_code: expires_at === null ? 'PUBLISHABLE' : 'SECRET',
      key_hash: `\\x${hashApiKey(key ?? `no key ${at}`).toString('hex')}`,
      key_hint: key === null ? `qp_sec_${communityId}_…k${at}Zq` : `${key.slice(0, 10)}…${key.slice(-4)}`,
      published_key: expires_at === null ? key : null,
      status,
      expires_at,
      created_by: communityId === 10 ? 'Dana Petrov' : 'Anahera Rewi',
      version: 1,
      last_used_at: lastUse(at + 1, now),
      created_at,
      updated_at: created_at,
    })),
  );
  await insertRows(owner, 'app.api_key_business', [{ community_id: 10, api_key_id: 7, business_id: 100 }]);
  await insertRows(owner, 'app.api_key_use', demoUses(now));
  await insertRows(owner, 'app.api_key_config', [
    {
      community_id: 10,
      check_whitelist: false,
      notification_email: 'facility.admin@example.com',
      version: 1,
      updated_at: day(-90),
    },
  ]);
  const networks = [
    { network: '203.0.113.0/28', description: 'Head office, Newcastle' },
    { network: '2001:db8:7::/48', description: 'Data centre' },
    { network: '198.51.100.24/32', description: 'Nightly customer import' },
  ];
  await insertRows(
    owner,
    'app.ip_whitelist',
    networks.map((network, at) => ({ community_id: 10, id: at + 1, version: 1, created_at: day(-90), ...network })),
  );
  const domains = [
    { url: 'https://shop.harbourcity.example.com', description: 'Web shop' },
    { url: 'https://*.pay.harbourcity.example.com', description: 'Payment pages of the districts' },
  ];
  await insertRows(
    owner,
    'app.domain_whitelist',
    domains.map((domain, at) => ({ community_id: 10, id: at + 1, version: 1, created_at: day(-80), ...domain })),
  );
}
