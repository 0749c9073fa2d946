import { productFlags } from '@quickportal/contracts/rules/payments/product-flags';
import type { Client } from 'pg';
import { dayLength } from './demo-days.ts';
import { insertRows } from '../insert-rows.ts';

const australian = { time_zone: 'Australia/Sydney', currency: 'AUD', country: 'AU' } as const;

const communities = [
  { id: 1, name: 'PayWay', code: 'PAYWAY', short_name: 'PayWay', group_code: 'PW', ...australian },
  {
    id: 10,
    name: 'Harbour City Utilities',
    code: 'HARBOUR',
    short_name: 'Harbour City',
    group_code: 'HC',
    ...australian,
  },
  {
    id: 20,
    name: 'Kiwi Fitness Group',
    code: 'KIWIFIT',
    short_name: 'Kiwi Fitness',
    group_code: 'KF',
    time_zone: 'Pacific/Auckland',
    currency: 'NZD',
    country: 'NZ',
  },
] as const;

const managers: Record<number, readonly [name: string, email: string]> = {
  1: ['Priya Sharma', 'priya.sharma@example.com'],
  10: ['Priya Sharma', 'priya.sharma@example.com'],
  20: ['Callum McKenzie', 'callum.mckenzie@example.com'],
};

const everyProduct = Object.values(productFlags);
const products: Record<number, readonly string[]> = {
  1: ['QUICKVAULT', 'RESTAPI', 'QUICKTERMINAL'],
  10: everyProduct,
  20: everyProduct,
};

const instruments: Record<number, readonly string[]> = {
  1: ['CREDIT_CARD', 'DIRECT_ENTRY'],
  10: ['CREDIT_CARD', 'TANDEM', 'MPGS', 'DIRECT_ENTRY', 'NZ_TRUST_DIRECT', 'PAYTO', 'PAYID', 'SIMULATOR'],
  20: [
    'CREDIT_CARD',
    'TANDEM',
    'MPGS',
    'DIRECT_ENTRY',
    'NZ_TRUST_DIRECT',
    'NZ_DIRECT_CREDIT',
    'PAYTO',
    'PAYID',
    'SIMULATOR',
  ],
};

const parameters: Record<number, Record<string, string>> = {
  1: { USES_PREREG_ACCOUNTS: 'Y' },
  10: {
    APCA_NUMBER: '361204',
    APCA_USER_NAME: 'HARBOUR CITY UTIL',
    USES_PREREG_ACCOUNTS: 'Y',
    PREREG_ACCOUNT_TOKEN_GEN: 'RANDOM',
  },
  20: {
    APCA_NUMBER: '402817',
    APCA_USER_NAME: 'KIWI FITNESS AU',
    USES_PREREG_ACCOUNTS: 'Y',
    PREREG_ACCOUNT_TOKEN_GEN: 'RANDOM',
  },
};

/** Communities 1, 10 and 20 with what they are set to. */
export async function insertDemoCommunities(owner: Client, now: Date): Promise<void> {
  const created = new Date(now.getTime() - 4 * 365 * dayLength).toISOString();
  const places = communities.map(({ id }) => id);
  const rows = communities.map((community) => {
    const [enquiry_manager_name, enquiry_manager_email] = managers[community.id] ?? ['', ''];
    return { ...community, enquiry_manager_name, enquiry_manager_email, enabled: true, version: 1 };
  });
  await insertRows(
    owner,
    'app.community',
    rows.map((row) => ({ ...row, created_at: created, updated_at: created })),
  );
  await insertRows(
    owner,
    'app.community_setting',
    places.map((community_id) => ({
      community_id,
      supplier_label_singular: community_id === 20 ? 'Club' : 'Business',
      supplier_label_plural: community_id === 20 ? 'Clubs' : 'Businesses',
      buyer_label_singular: 'Buyer',
      buyer_label_plural: 'Buyers',
      retry_enabled: community_id !== 1,
      retry_days: 3,
      retry_attempts: 2,
      unusually_large_amount: community_id === 10 ? 250_000 : null,
      refund_approval_above: community_id === 10 ? 50_000 : null,
      payto_partial_refunds: true,
      reply_to_email: community_id === 10 ? 'accounts@harbourcity.example.com' : '',
      version: 1,
      updated_at: created,
    })),
  );
  const each = <Item>(key: Record<number, readonly Item[]>, row: (item: Item) => object) =>
    places.flatMap((community_id) =>
      (key[community_id] ?? []).map((item) => ({ community_id, ...row(item), updated_at: created })),
    );
  await insertRows(
    owner,
    'app.community_product',
    each(products, (product) => ({ product, enabled: true, web: true, quick_connect: false, version: 1 })),
  );
  await insertRows(
    owner,
    'app.payment_instrument',
    each(instruments, (code) => ({ code, enabled: true, version: 1 })),
  );
  const pairs = Object.fromEntries(places.map((id) => [id, Object.entries(parameters[id] ?? {})]));
  await insertRows(
    owner,
    'app.community_parameter',
    each(pairs, ([code, value]) => ({ code, value, version: 1 })),
  );
  const services = { 1: ['DIRECT_ENTRY'], 10: ['DIRECT_ENTRY'], 20: ['DIRECT_ENTRY'] };
  await insertRows(
    owner,
    'app.community_service',
    each(services, (code) => ({ code, enabled: true, version: 1 })),
  );
}
