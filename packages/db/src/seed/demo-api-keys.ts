import type { Client } from 'pg';
import { apiKeyHash } from '../api-keys/api-key-hash.ts';
import { insertRows } from './insert-rows.ts';

const DAY = 86_400_000;

/** A secret key of community 10 that everybody knows; it exists only in a demo-seeded database. */
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
  ];
  await insertRows(
    owner,
    'app.api_key',
    keys.map(({ name, key, expires_at, created_at, status = 'ACTIVE', communityId = 10 }, at) => ({
      community_id: communityId,
      id: at + 1,
      name,
      security_code: expires_at === null ? 'PUBLISHABLE' : 'SECRET',
      key_hash: `\\x${apiKeyHash(key ?? `no key ${at}`).toString('hex')}`,
      key_hint: key === null ? `qp_sec_${communityId}_…k${at}Zq` : `${key.slice(0, 10)}…${key.slice(-4)}`,
      published_key: expires_at === null ? key : null,
      status,
      expires_at,
      created_by: communityId === 10 ? 'Dana Petrov' : 'Anahera Rewi',
      version: 1,
      created_at,
      updated_at: created_at,
    })),
  );
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
}
