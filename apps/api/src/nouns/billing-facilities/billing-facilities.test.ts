import { soldProductNames } from '@quickportal/contracts/rules/billing/price-list';
import type { BillingFacilities } from '@quickportal/contracts/billing-facilities/facility-configuration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let operator: SignedIn;
let reader: SignedIn;
const staff = { communityId: null, chooses: 10 } as const;
beforeAll(async () => {
  server = await createTestServer();
  operator = await server.signIn({ loginName: 'operator', ...staff, rights: ['MANAGE_BILLING'] });
  reader = await server.signIn({ loginName: 'reader', ...staff, rights: ['VIEW_BILLING'] });
});
afterAll(() => server.close());
beforeEach(() => server.rows('delete from app.billing_facility where community_id = 10'));

const PATH = 'billing/10/billing-facilities';
const CONFIRM = `${PATH}/confirm`;
const sendAs = (user: SignedIn, method: 'GET' | 'POST', path: string, payload?: object) =>
  server.app.inject({ method, url: `${server.rest}/${path}`, headers: user.headers, ...(payload && { payload }) });
const post = (path: string, payload: object) => sendAs(operator, 'POST', path, payload);
const read = async () => (await sendAs(reader, 'GET', PATH)).json<BillingFacilities>();
type Given = Partial<Record<string, readonly [scheme: string, code: string]>>;
const configurations = (given: Given = {}) =>
  soldProductNames.map((billingItemProduct) => {
    const [billingScheme, billingCode] = given[billingItemProduct] ?? ['COMMUNITY', 'HARBOUR-01'];
    return { billingItemProduct, billingScheme, billingCode };
  });
const body = (given?: Given, more: object = {}) => ({ facilityConfigurations: configurations(given), ...more });
const waived = { QuickBills: ['WAIVED', ''], PayTo: ['WAIVED', 'HARBOUR-02'] } as const;

describe('facility configurations', () => {
  it('are six, all of the community without a code, before any is saved [2C026 2E015 2R217]', async () => {
    const { facilityConfigurations, version } = await read();
    expect(version).toBe(1);
    expect(facilityConfigurations.map(({ billingItemProduct }) => billingItemProduct)).toEqual(soldProductNames);
    expect(
      new Set(facilityConfigurations.map(({ billingScheme, billingCode }) => billingScheme + billingCode)),
    ).toEqual(new Set(['COMMUNITY']));
  });

  it('are saved with the version that was read, and are in the audit trail [2C027 2R007]', async () => {
    const saved = await post(PATH, body({ PayTo: ['BUSINESS', 'HARBOUR-02'] }, { version: 1 }));
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json()).toMatchObject(body({ PayTo: ['BUSINESS', 'HARBOUR-02'] }, { version: 7 }));
    expect(await read()).toEqual(saved.json());
    const outdated = await post(PATH, body({}, { version: 1 }));
    expect([outdated.statusCode, outdated.json().current]).toEqual([409, saved.json()]);
    const [entry] = await server.rows(
      `select action, description from app.audit_entry where object_type = 'billing-facility' order by id desc limit 1`,
    );
    expect(entry).toMatchObject({ description: 'Facility configurations changed' });
  });

  it('are refused where nothing changes, a code is missing or the order differs', async () => {
    await post(PATH, body());
    expect((await post(PATH, body())).json().errors).toEqual([{ field: '', messages: ['No changes detected.'] }]);
    expect((await post(PATH, body({ QuickBatch: ['COMMUNITY', ''] }))).json().errors).toEqual([
      { field: 'facilityConfigurations[1].billingCode', messages: ['Required.'] },
    ]);
    expect((await post(PATH, body({ QuickBatch: ['COMMUNITY', 'lower'] }))).statusCode).toBe(422);
    const swapped = { facilityConfigurations: configurations().toReversed() };
    expect((await post(PATH, swapped)).json().errors[0]).toMatchObject({
      field: 'facilityConfigurations[0].billingItemProduct',
    });
  });

  it('ask for a confirmation before a product is waived [2R250 2K051]', async () => {
    const refused = await post(PATH, body(waived));
    expect([refused.statusCode, refused.json().waivedBillingConfirmationRequired]).toEqual([422, true]);
    expect(refused.json().errors).toEqual(
      [2, 5].map((at) => ({
        field: `facilityConfigurations[${at}].billingScheme`,
        messages: ['You have selected to waive a product or feature.'],
      })),
    );
    expect((await read()).version).toBe(1);
  });

  it('waive products that were confirmed, and do not ask again [2C029 2R251]', async () => {
    const confirmed = await post(CONFIRM, body(waived, { version: 1 }));
    expect(confirmed.json()).toMatchObject(body(waived));
    const later = await post(PATH, body({ ...waived, QuickVault: ['COMMUNITY', 'HARBOUR-03'] }));
    expect(later.statusCode, later.body).toBe(200);
  });

  it('ask again where others are waived than the user was asked about', async () => {
    const other = await post(CONFIRM, body(waived, { waivedProducts: ['PayTo'] }));
    expect(other.json().waivedBillingConfirmationRequired).toBe(true);
    const same = await post(CONFIRM, body(waived, { waivedProducts: ['PayTo', 'QuickBills'] }));
    expect(same.statusCode, same.body).toBe(200);
  });

  it('have forms with the current values, that of the confirmation under both verbs [2C028 2C030]', async () => {
    const form = await sendAs(operator, 'GET', `forms/post/${PATH}`);
    expect(form.json()['x-form'].values.facilityConfigurations).toHaveLength(6);
    const [posted, got] = await Promise.all(
      ['post', 'get'].map((verb) => sendAs(operator, 'GET', `forms/${verb}/${CONFIRM}`)),
    );
    expect(got?.statusCode).toBe(200);
    expect(got?.json()).toEqual(posted?.json());
    expect((await sendAs(reader, 'GET', `forms/get/${CONFIRM}`)).statusCode).toBe(403);
  });

  it('are changed by those with the right to, and not in a community that does not exist [2R324]', async () => {
    expect((await sendAs(reader, 'POST', PATH, body())).statusCode).toBe(403);
    expect((await post('billing/999/billing-facilities', body())).statusCode).toBe(404);
  });
});
