import { normalAbn } from '@quickportal/contracts/rules/abn';
import { normalNzbn } from '@quickportal/contracts/rules/nzbn';
import type { Client } from 'pg';
import { insertDemoAcceptance } from './demo-acceptance.ts';
import { dayLength } from './demo-days.ts';
import { insertRows } from '../insert-rows.ts';

const plain = { kind: 'SUPPLIER', settlement_currency: 'AUD' };
const newZealand = { ...plain, settlement_currency: 'NZD' };

/** The demo's businesses by name, so that customers can be given to them. */
export const demoBusinesses = {
  payway: { ...plain, community_id: 1, id: 1, name: 'PayWay', code: 'PAYWAY' },
  water: { ...plain, community_id: 10, id: 100, name: 'Harbour City Water', code: 'HCW' },
  gas: { ...plain, community_id: 10, id: 101, name: 'Harbour City Gas', code: 'HCG' },
  tasman: { ...newZealand, community_id: 10, id: 102, name: 'Harbour City Tasman', code: 'HCT' },
  council: { ...plain, community_id: 10, id: 103, kind: 'BUYER', name: 'Harbour City Council', code: 'HCC' },
  brewery: { ...plain, community_id: 10, id: 104, kind: 'BUYER', name: 'Stockton Brewing Company', code: 'SBC' },
  gyms: {
    ...newZealand,
    community_id: 20,
    id: 200,
    name: 'Kiwi Fitness Clubs',
    code: 'KFC',
  },
  online: { ...plain, community_id: 20, id: 201, name: 'Kiwi Fitness Online', code: 'KFO', settlement_currency: 'NZD' },
  australia: { ...plain, community_id: 20, id: 202, name: 'Kiwi Fitness Australia', code: 'KFA' },
  schools: {
    ...plain,
    community_id: 20,
    id: 203,
    kind: 'BUYER',
    name: 'Wellington Schools Trust',
    code: 'WST',
    settlement_currency: 'NZD',
  },
};

type BusinessName = keyof typeof demoBusinesses;
const products: Partial<Record<BusinessName, readonly string[]>> = {
  water: ['PAYTO', 'PAYID', 'QUICKVAULT', 'RECURRING', 'TERMINAL'],
  gas: ['PAYTO', 'RECURRING', 'TERMINAL'],
  tasman: ['RECURRING', 'TERMINAL'],
  gyms: ['RECURRING', 'TERMINAL'],
  online: ['RECURRING'],
  australia: ['PAYTO', 'PAYID', 'QUICKVAULT', 'RECURRING', 'TERMINAL'],
};

interface Details {
  registered: string;
  /** Nine digits that an ABN is made of, or a whole NZBN. */
  number: string;
  category: string;
  contact: string;
  phone: string;
  street: string;
  city: string;
  state: string;
  postcode: string;
}

const details: Record<BusinessName, Details> = {
  payway: place('PayWay Services Pty Ltd', '000000019', '7399', 'Mei Chen', '275 Kent Street|Sydney|NSW|2000'),
  water: place('Harbour City Water Pty Ltd', '123450108', '4900', 'Dana Petrov', '12 Hunter Street|Newcastle|NSW|2300'),
  gas: place('Harbour City Gas Pty Ltd', '123450213', '4900', 'Owen Maddox', '14 Hunter Street|Newcastle|NSW|2300'),
  tasman: place('Harbour City Tasman Limited', '9429000000017', '4900', 'Ruth Paewai', '8 Bridge Street|Nelson||7010'),
  council: place('Harbour City Council', '123450325', '9399', 'Joan Castellano', '1 King Street|Newcastle|NSW|2300'),
  brewery: place(
    'Stockton Brewing Co Pty Ltd',
    '123450417',
    '5921',
    'Ned Varga',
    '40 Mitchell Street|Stockton|NSW|2295',
  ),
  gyms: place('Kiwi Fitness Clubs Limited', '9429000000079', '7997', 'Anahera Rewi', '55 Cuba Street|Wellington||6011'),
  online: place(
    'Kiwi Fitness Online Limited',
    '9429123456784',
    '7997',
    'Tane Marino',
    '55 Cuba Street|Wellington||6011',
  ),
  australia: place(
    'Kiwi Fitness Australia Pty Ltd',
    '123450529',
    '7997',
    'Bree Sutton',
    '9 Logan Road|Brisbane City|QLD|4000',
  ),
  schools: place(
    'Wellington Schools Trust',
    '9429999999996',
    '8211',
    'Hine Waititi',
    '3 Molesworth Street|Wellington||6011',
  ),
};

function place(registered: string, number: string, category: string, contact: string, address: string): Details {
  const [street = '', city = '', state = '', postcode = ''] = address.split('|');
  const phone = state === '' ? '+64 4 555 0100' : '(02) 5550 1234';
  return { registered, number, category, contact, phone, street, city, state, postcode };
}

/** The ABN that ends in nine given digits: the first two are its check digits. */
function abnEndingIn(nine: string): string {
  const found = Array.from({ length: 90 }, (_, check) => `${check + 10}${nine}`).find((abn) => normalAbn(abn) !== null);
  if (!found) throw new Error(`No ABN ends in ${nine}`);
  return found;
}

/** The NZBN that begins with the first twelve of some digits: the last one is its check digit. */
function nzbnBeginningWith(digits: string): string {
  const found = Array.from('0123456789')
    .map((check) => `${digits.slice(0, 12)}${check}`)
    .find((nzbn) => normalNzbn(nzbn) !== null);
  if (!found) throw new Error(`No NZBN begins with ${digits}`);
  return found;
}

const groups = [
  { community_id: 10, id: 10, code: 'NETWORKS', name: 'Network utilities' },
  { community_id: 20, id: 20, code: 'CLUBS', name: 'Fitness clubs' },
];
const groupOf: Partial<Record<BusinessName, number>> = { water: 10, gas: 10, tasman: 10, gyms: 20, australia: 20 };

/** The businesses of the demo, their groups, products and what they take. */
export async function insertDemoBusinesses(owner: Client, now: Date): Promise<void> {
  const created = new Date(now.getTime() - 4 * 365 * dayLength).toISOString();
  const times = { version: 1, created_at: created, updated_at: created };
  await insertRows(
    owner,
    'app.business_group',
    groups.map((group) => ({ ...group, ...times })),
  );
  const names = Object.keys(demoBusinesses) as BusinessName[];
  await insertRows(
    owner,
    'app.business',
    names.map((name) => ({ ...businessRow(name), ...times })),
  );
  const rows = names.flatMap((name) => {
    const { community_id, id } = demoBusinesses[name];
    return (products[name] ?? []).map((product) => ({ community_id, business_id: id, product, enabled_at: created }));
  });
  await insertRows(owner, 'app.business_product', rows);
  await insertRows(owner, 'app.business_parameter', billingCodes(created));
  await insertDemoAcceptance(owner, created, now);
}

/** What businesses are billed by. */
const billingCodes = (created: string): object[] =>
  (['water', 'gas', 'gyms'] as const).flatMap((name, at) => {
    const { community_id, id, code } = demoBusinesses[name];
    const parameter = (parameterCode: string, value: string) => ({
      community_id,
      business_id: id,
      code: parameterCode,
      value,
      updated_at: created,
    });
    return [parameter('CIS_KEY', `C09182${at}44`), parameter('BILLING_CODE', `${code}-01`)];
  });

function businessRow(name: BusinessName): object {
  const business = demoBusinesses[name];
  const item = details[name];
  const isAustralian = item.number.length === 9;
  const mailbox = business.code.toLowerCase();
  return {
    ...business,
    enabled: true,
    group_id: groupOf[name] ?? null,
    registered_name: item.registered,
    abn: isAustralian ? abnEndingIn(item.number) : null,
    nzbn: isAustralian ? null : nzbnBeginningWith(item.number),
    merchant_category_code: item.category,
    contact_name: item.contact,
    contact_email: `contact@${mailbox}.example.com`,
    contact_phone: item.phone,
    notification_email: `payments@${mailbox}.example.com`,
    street1: item.street,
    street2: '',
    city: item.city,
    state: item.state,
    postcode: item.postcode,
    country: isAustralian ? 'AU' : 'NZ',
    dual_authorisation: name === 'gas' || name === 'australia',
    migrated_to_bankrec_code: name === 'tasman' ? 'HCTREC' : null,
  };
}
