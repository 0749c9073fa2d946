import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type KeyHolder, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { paymentKit } from '../../testing/payment-kit.ts';
import { endSingleUseTokens } from './end-single-use-tokens.ts';

const CARD = '4111111111111111';
const CVN = '737';
let server: TestServer;
let staff: SignedIn;
let page: KeyHolder;
let program: KeyHolder;
beforeAll(async () => {
  server = await createTestServer();
  const rights = ['VIEW_CUSTOMER_ACCOUNTS'] as const;
  staff = await server.signIn({ loginName: 'operator', communityId: null, chooses: 10, rights });
  page = await server.apiKey({ communityId: 10, securityCode: 'PUBLISHABLE' });
  program = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
  await paymentKit(server.services, { communityId: 10, businessId: 101 });
  await server.services.owner.query(`update app.business set code = 'HCW' where id = 101`);
  await server.services.owner.query(`update app.business set code = 'KFC' where id = 201`);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.owner.query(`delete from app.payment_token where id <> 4201`);
});

const card = {
  accountType: 'CREDIT_CARD',
  supplierBusinessCode: 'HCW',
  cardNumber: '4111 1111 1111 1111',
  cardholderName: 'Margaret Olsson',
  expiryDateMonth: '8',
  expiryDateYear: '2029',
  cvn: CVN,
};
const account = {
  accountType: 'DIRECT_DEBIT',
  supplierBusinessCode: 'HCW',
  bsb: '062-000',
  accountNumber: '12345678',
  accountName: 'M J Olsson',
};
interface Caller {
  headers: Record<string, string>;
}
const send = (path: string, payload: object, { headers }: Caller, more: object = {}) =>
  server.app.inject({ method: 'POST', url: `${server.rest}/${path}`, headers: { ...headers, ...more }, payload });
const create = (payload: object = card, key: Caller = page, more: object = {}) =>
  send('single-use-tokens', payload, key, more);
const made = async (payload: object = card) => {
  const response = await create(payload);
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  return response.json<{ singleUseTokenId: string; maskedNumber: string; expiresAt: string }>();
};
const use = (singleUseTokenId: string, customerId = 1001) =>
  send(`customers/${customerId}/accounts/single-use-tokens`, { singleUseTokenId }, program);
const lookUp = (id: string, community = 10) =>
  server.app.inject({
    url: `${server.rest}/community/${community}/single-use-tokens?singleUseTokenId=${encodeURIComponent(id)}`,
    headers: staff.headers,
  });
const faults = (response: Awaited<ReturnType<typeof create>>) => [
  response.statusCode,
  response
    .json<{ errors?: { field: string; messages: string[] }[] }>()
    .errors?.flatMap(({ field, messages }) => [field, ...messages]),
];
const everything = async () =>
  JSON.stringify([
    await server.rows('select t::text from app.payment_token t'),
    await server.rows('select e::text from app.audit_entry e'),
    await server.rows(`select k::text, convert_from(body, 'UTF8') as body from app.idempotency_key k`),
  ]);

describe('making a single use token', () => {
  it('seals a card with a publishable key, for ten minutes, and keeps no security code', async () => {
    const token = await made();
    expect(token).toMatchObject({
      singleUseTokenId: expect.stringMatching(/^sut_[\w-]{32}$/),
      accountType: 'CREDIT_CARD',
      maskedNumber: '411111......1111',
      expiresAt: '2026-11-20T09:10:00.000Z',
    });
    const kept = await everything();
    expect(kept).toContain(token.singleUseTokenId);
    for (const secret of [CARD, '4111 1111 1111 1111', CVN]) expect(kept).not.toContain(secret);
  });

  it('seals a bank account with a secret key', async () => {
    const response = await create(account, program);
    expect(response.json()).toMatchObject({ accountType: 'DIRECT_DEBIT', maskedNumber: expect.stringMatching(/678$/) });
    expect(await everything()).not.toContain('12345678');
  });

  it('returns the same token for the same idempotency key, and 409 for another card with it', async () => {
    const again = { 'idempotency-key': 'one-press' };
    const first = await create(card, page, again);
    expect((await create(card, page, again)).json()).toEqual(first.json());
    expect((await create({ ...card, cardNumber: '5555555555554444' }, page, again)).statusCode).toBeGreaterThan(399);
    expect(await server.rows('select id from app.payment_token where id <> 4201')).toHaveLength(1);
  });

  it.each([
    [{ supplierBusinessCode: 'NOBODY' }, 'supplierBusinessCode'],
    [{ supplierBusinessCode: 'KFC' }, 'supplierBusinessCode'],
    [{ cardNumber: '4111111111111112' }, 'cardNumber'],
    [{ cardNumber: undefined }, 'cardNumber'],
    [{ cardholderName: undefined }, 'cardholderName'],
    [{ expiryDateMonth: '13' }, 'expiryDateMonth'],
    [{ expiryDateYear: '2025' }, 'expiryDateMonth'],
    [{ expiryDateYear: 'soon' }, 'expiryDateMonth'],
    [{ cvn: '12' }, 'cvn'],
    [{ accountType: 'CASH' }, 'accountType'],
  ])('refuses %o on its field', async (changes, field) => {
    const [status, found] = faults(await create({ ...card, ...changes }));
    expect([status, found]).toEqual([422, expect.arrayContaining([field])]);
  });

  it('is for keys alone, and for businesses that the key reaches', async () => {
    expect((await create(card, staff)).statusCode).toBe(403);
    const other = await server.apiKey({ communityId: 10, securityCode: 'PUBLISHABLE', businessIds: [102] });
    expect(faults(await create(card, other))).toEqual([
      422,
      ['supplierBusinessCode', 'No supplier business has this code.'],
    ]);
  });
});

describe('a page of another origin', () => {
  const origin = 'https://shop.example';

  it('may make one with a publishable key, and reads refusals too', async () => {
    const preflight = await server.app.inject({
      method: 'OPTIONS',
      url: `${server.rest}/single-use-tokens`,
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
    expect([preflight.statusCode, preflight.headers]).toEqual([
      204,
      expect.objectContaining({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'authorization, content-type, idempotency-key',
      }),
    ]);
    expect((await create(card, page, { origin })).headers).toMatchObject({ 'access-control-allow-origin': origin });
    const refused = await create({ ...card, cvn: '1' }, page, { origin });
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([422, origin]);
    expect(refused.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('may make no other call', async () => {
    const response = await send('customer-search', { query: 'olsson' }, program, { origin });
    expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([200, undefined]);
  });
});

describe('using a single use token', () => {
  it('adds its account to a customer, once', async () => {
    const { singleUseTokenId } = await made();
    const added = await use(singleUseTokenId);
    expect([added.statusCode, added.json()]).toEqual([
      201,
      expect.objectContaining({
        cardNumber: '411111......1111',
        cardholderName: 'Margaret Olsson',
        expiryDateYear: 2029,
      }),
    ]);
    expect(faults(await use(singleUseTokenId, 1002))).toEqual([
      422,
      ['singleUseTokenId', 'This single use token has been used.'],
    ]);
    expect((await lookUp(singleUseTokenId)).json()).toMatchObject({
      status: 'USED',
      usedFor: expect.stringMatching(/^Account of customer /),
    });
  });

  it('has exactly one of two uses at once succeed', async () => {
    const { singleUseTokenId } = await made({ ...card, cardNumber: '5555555555554444' });
    const responses = await Promise.all([use(singleUseTokenId, 1003), use(singleUseTokenId, 1004)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  it('can still be used after it was refused for the customer', async () => {
    expect((await use((await made()).singleUseTokenId, 1009)).statusCode).toBe(201);
    const { singleUseTokenId } = await made();
    expect(faults(await use(singleUseTokenId, 1009))).toEqual([
      422,
      ['singleUseTokenId', expect.stringMatching(/^The customer already has this account/)],
    ]);
    expect((await use(singleUseTokenId, 1005)).statusCode).toBe(201);
  });

  it('is refused for a customer of another business, and in another community', async () => {
    const { singleUseTokenId } = await made();
    expect(faults(await use(singleUseTokenId, 1031))).toEqual([
      422,
      ['singleUseTokenId', 'This single use token was made for another business.'],
    ]);
    const abroad = await server.apiKey({ communityId: 20, securityCode: 'SECRET' });
    const there = await send('customers/2001/accounts/single-use-tokens', { singleUseTokenId }, abroad);
    expect(faults(there)).toEqual([422, ['singleUseTokenId', 'No single use token has this ID.']]);
  });

  it('takes a payment afterwards from the account that it became', async () => {
    const { singleUseTokenId } = await made({ ...card, cardNumber: '4000000000000002' });
    const { accountId } = (await use(singleUseTokenId, 1006)).json<{ accountId: number }>();
    const paid = await send('customers/1006/payments', { accountId, amount: '12.50' }, program);
    expect([paid.statusCode, paid.json()]).toEqual([201, expect.objectContaining({ status: expect.any(String) })]);
  });
});

describe('a token whose time has passed', () => {
  it('is refused and shown as expired, also before the job ends it', async () => {
    const { singleUseTokenId } = await made();
    await server.services.owner.query(`update app.payment_token set expires_at = '2026-11-20T09:00:00Z'`);
    expect(faults(await use(singleUseTokenId, 1007))).toEqual([
      422,
      ['singleUseTokenId', 'This single use token has expired.'],
    ]);
    expect((await lookUp(singleUseTokenId)).json()).toMatchObject({ status: 'EXPIRED', statusClass: 'danger' });
  });

  it('loses its number, and is forgotten 30 days later', async () => {
    const { singleUseTokenId } = await made();
    await server.services.owner.query(
      `update app.payment_token set expires_at = '2026-11-20T08:59:00Z' where id <> 4201`,
    );
    const count = async () => (await server.rows('select id from app.vault_entry')).length;
    const before = await count();
    expect(await endSingleUseTokens(server.services)).toBeGreaterThan(0);
    expect(await count()).toBe(before - 1);
    expect((await lookUp(singleUseTokenId)).json()).toMatchObject({
      status: 'EXPIRED',
      maskedNumber: '411111......1111',
    });
    await server.services.owner.query(`update app.payment_token set expires_at = '2026-10-20' where id <> 4201`);
    await endSingleUseTokens(server.services);
    expect((await lookUp(singleUseTokenId)).statusCode).toBe(422);
  });

  it('leaves the number of a used one to its account', async () => {
    const { singleUseTokenId } = await made({ ...card, cardNumber: '5105105105105100' });
    expect((await use(singleUseTokenId, 1008)).statusCode).toBe(201);
    await server.services.owner.query(
      `update app.payment_token set expires_at = '2026-11-20T08:59:00Z' where id <> 4201`,
    );
    await endSingleUseTokens(server.services);
    const rows = await server.rows(
      `select 1 from app.customer_account a join app.vault_entry v on v.community_id = a.community_id and v.id = a.vault_entry_id
       where a.customer_id = 1008`,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('looking a token up as staff', () => {
  it('shows what it is and what became of it [3C092 3R448]', async () => {
    const { singleUseTokenId } = await made();
    expect((await lookUp(singleUseTokenId)).json()).toEqual({
      singleUseTokenId,
      status: 'ACTIVE',
      statusDisplay: 'Active',
      statusClass: 'success',
      accountType: 'CREDIT_CARD',
      holderName: 'Margaret Olsson',
      maskedNumber: '411111......1111',
      cardScheme: 'Visa',
      businessName: expect.any(String),
      createdDate: '2026-11-20T09:00:00.000Z',
      expiresAt: '2026-11-20T09:10:00.000Z',
      usedAt: null,
      usedFor: null,
    });
  });

  it.each(['', 'sut_unknown', 'sut_of_community_20_4201'])(
    'refuses the ID "%s" on its field [3C092 3R399]',
    async (id) => {
      expect(faults(await lookUp(id))).toEqual([422, ['singleUseTokenId', 'No single use token has this ID.']]);
    },
  );

  it('has a display schema for an ID that exists [3C093 3R449]', async () => {
    const { singleUseTokenId } = await made();
    const form = (id: string) =>
      server.app.inject({
        url: `${server.rest}/forms/get/community/10/single-use-tokens/${id}`,
        headers: staff.headers,
      });
    const found = await form(singleUseTokenId);
    expect([found.statusCode, found.json()]).toEqual([
      200,
      expect.objectContaining({
        order: [
          'singleUseTokenId',
          'status',
          'accountType',
          'holderName',
          'maskedNumber',
          'cardScheme',
          'businessName',
          'createdDate',
          'expiresAt',
          'usedAt',
          'usedFor',
        ],
      }),
    ]);
    expect((await form('sut_unknown')).statusCode).toBe(404);
    expect((await form('sut_of_community_20_4201')).statusCode).toBe(404);
  });
});
