import type {
  BillingInstrument,
  CommunityBillingInstrument,
} from '@quickportal/contracts/billing-instruments/billing-instrument';
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
beforeEach(() => server.rows('delete from app.community_billing_instrument where community_id = 10'));

const PATH = 'billing/10/billing-instruments';
const sendAs = (user: SignedIn, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  server.app.inject({ method, url: `${server.rest}/${path}`, headers: user.headers, ...(payload && { payload }) });
const add = (...billingInstrumentIds: number[]) => sendAs(operator, 'POST', PATH, { billingInstrumentIds });
const list = async () => (await sendAs(reader, 'GET', PATH)).json<CommunityBillingInstrument[]>();

describe('billing instruments', () => {
  it('are all listed by name, with their events [2C037 2E017 2R340]', async () => {
    const all = (await sendAs(reader, 'GET', 'billing/billing-instruments')).json<BillingInstrument[]>();
    const names = all.map(({ billingInstrumentName }) => billingInstrumentName);
    expect(names).toEqual(names.toSorted());
    expect(all[0]).toEqual({
      billingInstrumentId: 1,
      billingInstrumentName: 'Card payments',
      originSystemCode: 'QST',
      default: true,
      billingEvents: [
        { billingEventName: 'Card payment approved', soldItemCode: 'QT-CARD', feeCode: 'TXN' },
        { billingEventName: 'Card payment declined', soldItemCode: 'QT-CARD', feeCode: 'DCL' },
        { billingEventName: 'Card refund', soldItemCode: 'QT-CARD', feeCode: 'RFD' },
      ],
    });
  });

  it('are added to a community, and listed there by name [2C036 2C038 2R344]', async () => {
    expect(await list()).toEqual([]);
    const added = await add(2, 1);
    expect(added.statusCode, added.body).toBe(201);
    expect(added.json()).toMatchObject([{ billingInstrumentId: 1 }, { billingInstrumentId: 2 }]);
    expect(await list()).toEqual(added.json());
  });

  it.each([
    [[1, 3], 'The community is billed by this instrument already.'],
    [[3, 999], 'Choose billing instruments that exist.'],
    [[3, 3], 'Name each billing instrument once.'],
    [[], 'Required.'],
  ])('%j are added all or not at all', async (ids, message) => {
    await add(1);
    const refused = await add(...ids);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [{ field: 'billingInstrumentIds', messages: [message] }],
    ]);
    expect(await list()).toHaveLength(1);
  });

  it('are added once, also when two requests add one at once', async () => {
    const both = await Promise.all([add(4), add(4)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  it('are deleted from a community, and can be added again [2C039]', async () => {
    const [{ communityBillingInstrumentId: id }] = (await add(1)).json<[CommunityBillingInstrument]>();
    expect((await sendAs(operator, 'DELETE', `billing/20/billing-instruments/${id}`)).statusCode).toBe(404);
    expect((await sendAs(reader, 'DELETE', `${PATH}/${id}`)).statusCode).toBe(403);
    expect((await sendAs(operator, 'DELETE', `${PATH}/${id}`)).statusCode).toBe(204);
    expect((await sendAs(operator, 'DELETE', `${PATH}/${id}`)).statusCode).toBe(404);
    expect((await add(1)).statusCode).toBe(201);
  });
});
