import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import type { ApiKeyUse } from '@quickportal/contracts/api-keys/api-key-use';

const base: ApiKey = {
  id: 1,
  name: 'Nightly customer import',
  decryptedKey: null,
  keyHint: 'qp_sec_10_…y_it',
  securityCode: 'SECRET',
  securityCodeDisplay: 'Secret',
  createdBy: 'Dana Petrov',
  createdDate: '2026-08-26T01:15:00.000Z',
  lastUsedDateTime: '2026-11-24T23:44:00.000Z',
  expiryDateTime: '2028-08-26T01:15:00.000Z',
  replacesApiKeyId: null,
  replacedByApiKeyId: null,
  secretWaitsUntil: null,
  expired: false,
  expiring: false,
  statusCode: { statusCode: 'ACTIVE', group: 'success', statusLabelText: 'Active' },
  version: 1,
};

/** A key in each state, as the list shows them. */
export const apiKeys: readonly ApiKey[] = [
  base,
  {
    ...base,
    id: 2,
    name: 'Payment page',
    decryptedKey: 'qp_pub_10_DemoPublishableKeyOfHarbourCityUtilities_01',
    keyHint: 'qp_pub_10_…s_01',
    securityCode: 'PUBLISHABLE',
    securityCodeDisplay: 'Publishable',
    lastUsedDateTime: null,
    expiryDateTime: null,
  },
  {
    ...base,
    id: 3,
    name: 'Ledger sync',
    keyHint: 'qp_sec_10_…k2Zq',
    expiryDateTime: '2026-12-10T22:00:00.000Z',
    expiring: true,
  },
  {
    ...base,
    id: 5,
    name: 'Meter readings',
    keyHint: 'qp_sec_10_…k7Zq',
    expiryDateTime: '2026-10-30T22:00:00.000Z',
    expired: true,
    statusCode: { statusCode: 'ACTIVE', group: 'danger', statusLabelText: 'Expired' },
  },
  {
    ...base,
    id: 4,
    name: 'Former integrator',
    keyHint: 'qp_sec_10_…k3Zq',
    statusCode: { statusCode: 'INACTIVE', group: 'neutral', statusLabelText: 'Inactive' },
  },
];

const counted = (calls: number, lastUsedDateTime: string) => ({
  calls,
  callsLastWeek: Math.round(calls / 4),
  lastUsedDateTime,
});
const morning = '2026-11-24T23:44:00.000Z';
const billing = { program: 'billing/4.2', ipAddress: '203.0.113.24' };
const upload = { program: 'nightly-upload/1.9', ipAddress: '198.51.100.7' };

/** What two programs use a key for: fewer calls at weekends. */
export const apiKeyUse: ApiKeyUse = {
  days: Array.from({ length: 30 }, (_, at) => ({
    day: new Date(Date.UTC(2026, 9, 27 + at)).toISOString().slice(0, 10),
    calls: at % 7 < 2 ? 610 + at : 1320 + 7 * at,
  })),
  routes: [
    { httpMethod: 'POST', path: 'customer-search', ...counted(21_400, morning) },
    { httpMethod: 'GET', path: 'customers/{customerId}', ...counted(9630, morning) },
    { httpMethod: 'POST', path: 'customers', ...counted(1014, '2026-11-24T20:00:00.000Z') },
  ],
  addresses: [
    { ipAddress: billing.ipAddress, ...counted(31_030, morning) },
    { ipAddress: upload.ipAddress, ...counted(1014, '2026-11-24T20:00:00.000Z') },
  ],
  programs: [
    { program: billing.program, ...counted(31_030, morning) },
    { program: upload.program, ...counted(1014, '2026-11-24T20:00:00.000Z') },
  ],
  callers: [
    { ...billing, ...counted(31_030, morning) },
    { ...upload, ...counted(1014, '2026-11-24T20:00:00.000Z') },
  ],
  callersCount: 2,
};

/** Of a key that no program calls with. */
export const noUse: ApiKeyUse = {
  days: apiKeyUse.days.map(({ day }) => ({ day, calls: 0 })),
  routes: [],
  addresses: [],
  programs: [],
  callers: [],
  callersCount: 0,
};
