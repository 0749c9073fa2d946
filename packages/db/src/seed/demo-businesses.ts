import type { Client } from 'pg';
import { insertRows } from './insert-rows.ts';

const communities = [
  { id: 1, name: 'PayWay', code: 'PAYWAY', time_zone: 'Australia/Sydney', currency: 'AUD', country: 'AU' },
  {
    id: 10,
    name: 'Harbour City Utilities',
    code: 'HARBOUR',
    time_zone: 'Australia/Sydney',
    currency: 'AUD',
    country: 'AU',
  },
  {
    id: 20,
    name: 'Kiwi Fitness Group',
    code: 'KIWIFIT',
    time_zone: 'Pacific/Auckland',
    currency: 'NZD',
    country: 'NZ',
  },
];

const plain = { kind: 'SUPPLIER', settlement_currency: 'AUD', has_card_surcharge: false, takes_nz_direct_debit: false };

/** The demo's businesses by name, so that customers can be given to them. */
export const demoBusinesses = {
  payway: { ...plain, community_id: 1, id: 1, name: 'PayWay', code: 'PAYWAY' },
  water: { ...plain, community_id: 10, id: 100, name: 'Harbour City Water', code: 'HCW', has_card_surcharge: true },
  gas: { ...plain, community_id: 10, id: 101, name: 'Harbour City Gas', code: 'HCG' },
  tasman: {
    ...plain,
    community_id: 10,
    id: 102,
    name: 'Harbour City Tasman',
    code: 'HCT',
    settlement_currency: 'NZD',
    takes_nz_direct_debit: true,
  },
  council: { ...plain, community_id: 10, id: 103, kind: 'BUYER', name: 'Harbour City Council', code: 'HCC' },
  gyms: {
    ...plain,
    community_id: 20,
    id: 200,
    name: 'Kiwi Fitness Clubs',
    code: 'KFC',
    settlement_currency: 'NZD',
    has_card_surcharge: true,
    takes_nz_direct_debit: true,
  },
  online: { ...plain, community_id: 20, id: 201, name: 'Kiwi Fitness Online', code: 'KFO', settlement_currency: 'NZD' },
};

const products = [
  [demoBusinesses.water, 'PAYTO'],
  [demoBusinesses.water, 'RECURRING'],
  [demoBusinesses.water, 'TERMINAL'],
  [demoBusinesses.gas, 'RECURRING'],
  [demoBusinesses.gyms, 'PAYTO'],
  [demoBusinesses.gyms, 'RECURRING'],
] as const;

/** Communities 1, 10 and 20 with their businesses and products. */
export async function insertDemoBusinesses(owner: Client, now: Date): Promise<void> {
  const created = new Date(now.getTime() - 4 * 365 * 86_400_000).toISOString();
  const withTime = (row: object) => ({ ...row, enabled: true, created_at: created });
  await insertRows(owner, 'app.community', communities.map(withTime));
  await insertRows(owner, 'app.business', Object.values(demoBusinesses).map(withTime));
  const rows = products.map(([{ community_id, id }, product]) => {
    return { community_id, business_id: id, product, enabled_at: created };
  });
  await insertRows(owner, 'app.business_product', rows);
}
