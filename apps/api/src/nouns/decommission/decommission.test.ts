import { insertCustomers } from '@quickportal/db/testing/test-rows';
import {
  insertCustomerAccount,
  insertSettlementAccount,
  insertTransaction,
} from '@quickportal/db/testing/payment-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_FAILURES } from '../../engines/auth/lock-out.ts';
import { secondFactorContext } from '../../engines/auth/second-factor/second-factor.ts';
import { newTotpSecret, totpCode } from '../../engines/auth/second-factor/totp.ts';
import { sideEffects } from '../../server/side-effects.ts';
import { PASSWORD } from '../../testing/test-browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let operator: SignedIn;
const staff = { communityId: null, password: PASSWORD } as const;
const rights = ['DECOMMISSION_COMMUNITIES', 'VIEW_CUSTOMERS', 'MANAGE_CUSTOMERS'] as const;
const place = { communityId: 10, businessId: 101 };

beforeAll(async () => {
  server = await createTestServer();
  operator = await server.signIn({ loginName: 'operator', ...staff, rights });
  await server.signIn({ loginName: 'second', ...staff, rights });
  await server.signIn({ loginName: 'other', ...staff, rights: ['VIEW_CUSTOMERS'] });
  await server.services.owner.query(
    `update app.settlement_account set status = 'DISABLED' where community_id = 10 and kind in ('PAYTO_PAYEE', 'PAYID_BILLER')`,
  );
});
afterAll(() => server.close());

const send = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, more: Record<string, string> = {}) =>
  server.app.inject({
    method,
    url: `${server.rest}/${url}`,
    headers: { ...operator.headers, ...more },
    ...(payload && { payload }),
  });
const passwords = { password: PASSWORD, dualAuthLoginName: 'second', dualAuthPassword: PASSWORD };
const decommission = (body: object = {}, more: Record<string, string> = {}, communityId = 10) =>
  send('POST', `communities/${communityId}/decommission`, { ...passwords, ...body }, more);
const infoOf = async () => (await send('GET', 'communities/10/decommission-info')).json();
const owner = () => server.services.owner;
const faultsOf = (response: Awaited<ReturnType<typeof decommission>>) => [
  response.statusCode,
  response.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field),
];

/** Does what waits in the outbox, as a worker would. */
async function work(): Promise<void> {
  const { rows } = await owner().query<{ id: number; topic: string; payload: never }>(
    'delete from app.outbox returning id, topic, payload',
  );
  for (const { id, topic, payload } of rows)
    await sideEffects
      .find((sideEffect) => sideEffect.topic === topic)
      ?.handle(payload, {
        services: server.services,
        jobId: `${id}`,
        communityId: 10,
        signal: new AbortController().signal,
      });
}

describe('the checks before a community is decommissioned', () => {
  it('say when it was last active, and what is in the way [3C060 3R237 3R500]', async () => {
    await owner().query(`
      insert into app.community_parameter (community_id, code, value, updated_at)
      values (10, 'XSL_DIRECTORY', 'harbour', now()), (20, 'XSL_DIRECTORY', 'harbour', now()),
        (10, 'ONLINE_PAYMENT_VALIDATOR', 'one', now()), (20, 'ONLINE_PAYMENT_VALIDATOR', 'two', now())`);
    await owner().query('delete from app.service_message where community_id = 10');
    await owner().query(`
      insert into app.service_message (community_id, doctype_code, status, created_at, updated_at)
      select 10, 'TEST', 'QUEUED', at, at
      from unnest(array['2026-11-19', '2026-10-22', '2026-10-20']::timestamptz[]) at`);
    await owner().query('delete from app.transaction where community_id = 10');
    await insertTransaction(owner(), place, { receipt_number: '7700000901', transaction_time: '2026-11-08T22:00:00Z' });
    await owner().query(`
      insert into app.revenue_item (community_id, external_reference, fee_type, sold_product, sold_item, invoiced_on, amount, status, created_at)
      values (10, 'R-1', 'MONTHLY', 'QuickWeb', 'Monthly fee', '2026-11-10', 12000, 'UNRECONCILED', now())`);
    const info = await infoOf();
    expect(info).toMatchObject({
      lastTransactionDate: '2026-11-09',
      daysSinceLastTransaction: 11,
      numberOfServiceMessages: 2,
      xslDirectoryClashes: [{ communityId: 20 }],
      onlinePaymentValidatorClashes: [],
      daysSinceLastRevenueItem: 10,
      daysSinceLastBillingBatchLineItem: null,
    });
  });

  it('name the community, for those with the right alone [3C059 3R027]', async () => {
    expect((await send('GET', 'communities/10')).json()).toMatchObject({ communityId: 10, enabled: true });
    expect((await send('GET', 'communities/424242')).statusCode).toBe(404);
    expect((await send('GET', 'communities/424242/decommission-info')).statusCode).toBe(404);
  });
});

describe('who authorises it', () => {
  it.each([
    ['a wrong password of the operator', { password: 'not my password 1' }, 'password'],
    ['a wrong password of the second', { dualAuthPassword: 'not my password 1' }, 'dualAuthPassword'],
    ['an unknown second user', { dualAuthLoginName: 'nobody' }, 'dualAuthPassword'],
    ['the operator as second', { dualAuthLoginName: 'operator' }, 'dualAuthLoginName'],
    ['a second user without the right', { dualAuthLoginName: 'other' }, 'dualAuthLoginName'],
  ])('is not %s [3R410 3E047]', async (_who, body, field) => {
    expect(faultsOf(await decommission(body))).toEqual([422, [field]]);
    expect((await send('GET', 'communities/10')).json()).toMatchObject({ enabled: true });
  });

  it('needs a code of their second factor, once, and wrong ones lock them', async () => {
    const { userId } = await server.signIn({ loginName: 'coded', ...staff, rights });
    const secret = newTotpSecret();
    const sealed = server.services.auth.sealer.seal('second-factor', secondFactorContext(userId), secret);
    await owner().query(
      `insert into app.totp (user_id, secret, created_at, confirmed_at) values ($1, $2, now(), now())`,
      [userId, sealed],
    );
    const dualAuthLoginName = 'coded';
    expect(faultsOf(await decommission({ dualAuthLoginName }))).toEqual([422, ['dualAuthCode']]);
    for (let times = 0; times < MOST_FAILURES; times++)
      expect(faultsOf(await decommission({ dualAuthLoginName, dualAuthCode: 'wrong' }))).toEqual([
        422,
        ['dualAuthCode'],
      ]);
    const right = totpCode(secret, server.services.clock.now());
    expect(faultsOf(await decommission({ dualAuthLoginName, dualAuthCode: right }))).toEqual([
      422,
      ['dualAuthPassword'],
    ]);
    expect((await send('GET', 'communities/10')).json()).toMatchObject({ enabled: true });
  });
});

describe('a community that is decommissioned', () => {
  it('must have no enabled PayTo and PayID account [3R304 3R305 3R314]', async () => {
    for (const kind of ['PAYTO_PAYEE', 'PAYID_BILLER']) {
      const accountId = await insertSettlementAccount(owner(), place, { kind, account_alias: kind });
      const response = await decommission();
      expect([response.statusCode, response.json().detail]).toEqual([
        409,
        'Enabled PayTo and PayID accounts must be disabled manually first.',
      ]);
      await owner().query(`update app.settlement_account set status = 'DISABLED' where id = $1`, [accountId]);
    }
    expect((await send('GET', 'communities/10')).json()).toMatchObject({ enabled: true });
  });

  it('takes nothing any more, finishes what was sent, and is read by staff [3C061 3R301 3R436]', async () => {
    const facility = await server.signIn({ loginName: 'facility', communityId: 10, rights: ['VIEW_CUSTOMERS'] });
    const key = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
    const customerId = 990_500;
    await insertCustomers(owner(), { ...place, firstId: customerId, count: 1 });
    await insertCustomerAccount(owner(), place, customerId, {});
    for (const [index, status] of ['PENDING', 'SUSPENDED', 'IN_FLIGHT', 'APPROVED'].entries())
      await insertTransaction(owner(), place, { receipt_number: `770000091${index}`, status });
    const withKey = () => server.app.inject({ url: `${server.rest}/customers/${customerId}`, headers: key.headers });
    expect((await withKey()).statusCode).toBe(200);

    const sameKey = { 'idempotency-key': 'decommission-10' };
    const response = await decommission({}, sameKey);
    expect(response.statusCode, response.body).toBe(200);
    expect((await decommission({}, sameKey)).json()).toEqual(response.json());
    await work();

    expect((await withKey()).statusCode).toBe(401);
    const asFacility = { url: `${server.rest}/customers/${customerId}`, headers: facility.headers };
    expect((await server.app.inject(asFacility)).statusCode).toBe(401);
    const { rows } = await owner().query(
      `select status from app.transaction where receipt_number like '770000091%' order by receipt_number`,
    );
    expect(rows.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED', 'IN_FLIGHT', 'APPROVED']);

    const inIt = { 'x-community-id': '10' };
    expect((await send('GET', `customers/${customerId}`, undefined, inIt)).statusCode).toBe(200);
    const change = await send('PATCH', `customers/${customerId}/status?enabled=false`, {}, inIt);
    expect([change.statusCode, change.json().detail], change.body).toEqual([
      409,
      'The community has been decommissioned.',
    ]);
    expect((await send('GET', 'communities?query=Harbour')).body).not.toContain('"communityId":10');
    const message = await owner().query('select status, doctype_code from app.service_message where id = $1', [
      response.json<{ serviceMessageId: number }>().serviceMessageId,
    ]);
    expect(message.rows).toEqual([{ status: 'DELIVERED', doctype_code: 'DECOMMISSION_COMMUNITY' }]);
  });

  it('can be decommissioned again [3R306]', async () => {
    expect((await send('GET', 'communities/10')).json()).toMatchObject({ enabled: false });
    expect((await decommission()).statusCode).toBe(200);
  });
});
