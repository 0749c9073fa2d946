import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit } from '../../testing/payment-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
beforeAll(async () => {
  server = await createTestServer();
  officer = apiCaller(
    server,
    await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights: ['MANAGE_CUSTOMERS'] }),
  );
});
afterAll(() => server.close());

let customerId = 1000;
const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.services.owner.query(text, values)).rows as T[];
const at = '2026-11-20T09:00:00.000Z';

beforeEach(async () => {
  customerId += 1;
  // Two accounts on, one off; a schedule on, one stopped; payments pending (AUD, NZD), suspended, in flight and approved
  await query(
    `insert into app.customer_account (community_id, business_id, customer_id, account_type, enabled, display_name, created_at, updated_at)
     select 10, 101, $1::bigint, type, enabled, type, $2, $2
     from (values ('CREDIT_CARD', true), ('DIRECT_DEBIT', true), ('DIRECT_DEBIT_NZ', false)) a (type, enabled)`,
    [customerId, at],
  );
  await query(
    `insert into app.recurring_payment (community_id, business_id, customer_id, code, status, amount, currency, frequency, start_date, status_changed_at, created_at, updated_at)
     select 10, 101, $1::bigint, 'PS-' || $1::bigint || status, status, 5000, 'AUD', 'MONTHLY', '2026-11-30', $2, $2, $2 from unnest(array['ACTIVE', 'STOPPED']) status`,
    [customerId, at],
  );
  await query(
    `insert into app.transaction (community_id, business_id, customer_id, status, amount, currency, source, payment_method, transaction_time, status_changed_at)
     select 10, 101, $1::bigint, status, amount, currency, 'TERMINAL', 'CREDIT_CARD', $2, $2
     from (values ('PENDING', 18640, 'AUD'), ('SUSPENDED', 100, 'AUD'), ('PENDING', 999, 'NZD'), ('IN_FLIGHT', 5, 'AUD'), ('APPROVED', 7, 'AUD')) t (status, amount, currency)`,
    [customerId, at],
  );
});

const accounts = async () =>
  (
    await query<{ enabled: boolean }>(`select enabled from app.customer_account where customer_id = $1 order by id`, [
      customerId,
    ])
  ).map((row) => row.enabled);
const schedules = async () =>
  (
    await query<{ status: string }>(`select status from app.recurring_payment where customer_id = $1 order by id`, [
      customerId,
    ])
  ).map((row) => row.status);
const payments = async () =>
  (
    await query<{ status: string }>(`select status from app.transaction where customer_id = $1 order by id`, [
      customerId,
    ])
  ).map((row) => row.status);
const disable = (body?: object, headers?: Record<string, string>) =>
  officer.patch(`customers/${customerId}/status?enabled=false`, body, headers);
const enable = (body?: object) => officer.patch(`customers/${customerId}/status?enabled=true`, body);

describe('disabling a customer', () => {
  it('makes accounts inactive [1C003 1R081 1R012]', async () => {
    const response = await disable();
    expect([response.status, response.body.customerEnabled, response.body.version]).toEqual([200, false, 2]);
    expect(await accounts()).toEqual([false, false, false]);
  });

  it('makes recurring schedules inactive [1R082]', async () => {
    await disable();
    expect(await schedules()).toEqual(['INACTIVE', 'STOPPED']);
  });

  it('cancels unsettled payments, and only those [1R083]', async () => {
    await disable();
    expect(await payments()).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED', 'IN_FLIGHT', 'APPROVED']);
  });

  it('is one step that either happens whole or not at all', async () => {
    await query(
      `alter table app.transaction add constraint refuse check (customer_id <> ${customerId} or status <> 'CANCELLED') not valid`,
    );
    const response = await disable();
    await query(`alter table app.transaction drop constraint refuse`);
    expect(response.status).toBe(500);
    expect(response.body.detail).toBeUndefined();
    expect(await accounts()).toEqual([true, true, false]);
    expect(await schedules()).toEqual(['ACTIVE', 'STOPPED']);
    expect((await officer.get(`customers/${customerId}`)).body).toMatchObject({ customerEnabled: true, version: 1 });
    expect((await officer.get(`customers/${customerId}/audit-entries`)).body.items).toEqual([]);
  });

  it('tells beforehand what it will do', async () => {
    const { body } = await officer.get(`customers/${customerId}/status-change-preview`);
    expect(body).toEqual({
      accounts: 2,
      schedules: 1,
      unsettledPayments: 3,
      unsettledAmounts: [
        { currency: 'AUD', amount: '187.40', displayAmount: '$187.40' },
        { currency: 'NZD', amount: '9.99', displayAmount: 'NZ$9.99' },
      ],
    });
  });

  it('returns 409 when the customer is disabled already [1R079 1R080]', async () => {
    await disable();
    const again = await disable();
    expect([again.status, again.body.detail]).toEqual([409, 'The customer is already disabled.']);
    expect((await enable()).status).toBe(200);
    expect((await enable()).status).toBe(409);
  });

  it('needs enabled=true or enabled=false in the query [1R175]', async () => {
    for (const search of ['', '?enabled=', '?enabled=1', '?enabled=TRUE', '?enabled=true&enabled=false']) {
      expect((await officer.patch(`customers/${customerId}/status${search}`)).status, search).toBe(422);
    }
    expect((await officer.patch(`customers/${customerId}/status`, { enabled: false })).status).toBe(422);
    expect((await disable()).body.customerEnabled).toBe(false);
    expect((await enable()).body.customerEnabled).toBe(true);
  });

  it('is refused when a user changed the customer meanwhile', async () => {
    expect((await disable({ version: 7 })).status).toBe(409);
    expect((await disable({}, { 'if-match': '1' })).status).toBe(200);
  });

  it('happens once when two do it at the same time', async () => {
    const statuses = (await Promise.all([disable(), disable(), disable()]))
      .map(({ status }) => status)
      .toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409]);
    expect((await officer.get(`customers/${customerId}/audit-entries`)).body.recordsCount).toBe(1);
  });
});

describe('enabling a customer', () => {
  it('allows accounts and schedules again without switching them on [1R011]', async () => {
    await disable();
    const response = await enable();
    expect([response.status, response.body.customerEnabled]).toEqual([200, true]);
    expect(await accounts()).toEqual([false, false, false]);
    expect(await schedules()).toEqual(['INACTIVE', 'STOPPED']);
  });

  it('allows payments, accounts and schedules again [1R084]', async () => {
    const kit = await paymentKit(server.services);
    const accountId = await kit.card(customerId);
    const rights = ['MANAGE_CUSTOMERS', 'MANAGE_CUSTOMER_ACCOUNTS', 'TERMINAL_EXISTING_CUSTOMER'] as const;
    const cashier = apiCaller(
      server,
      await server.signIn({ loginName: 'cashier', kind: 'CLIENT', communityId: 10, rights }),
    );
    const path = `customers/${customerId}`;
    const attempts = async () => [
      (await cashier.patch(`${path}/accounts/${accountId}/enable`, {})).status,
      (await cashier.post(`${path}/payments`, { accountId, amount: '10.00' })).status,
    ];
    await disable();
    expect(await attempts()).toEqual([409, 409]);
    await enable({ restoreLinked: true });
    expect(await schedules()).toEqual(['ACTIVE', 'STOPPED']);
    await cashier.patch(`${path}/accounts/${accountId}/disable`, {});
    expect(await attempts()).toEqual([200, 201]);
  });

  it('switches back on what the disabling switched off, where the change says so', async () => {
    await disable();
    expect((await officer.get(`customers/${customerId}/status-change-preview`)).body).toMatchObject({
      accounts: 2,
      schedules: 1,
      unsettledPayments: 0,
    });
    await enable({ restoreLinked: true });
    expect(await accounts()).toEqual([true, true, false]);
    expect(await schedules()).toEqual(['ACTIVE', 'STOPPED']);
    expect(await payments()).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED', 'IN_FLIGHT', 'APPROVED']);
  });

  it('is shown in Recent Activity, five entries on a page [1R181 1K040]', async () => {
    for (let round = 0; round < 3; round++) {
      await disable();
      await enable({ restoreLinked: true });
    }
    const { body } = await officer.get(`customers/${customerId}/audit-entries`);
    expect(body).toMatchObject({ recordsCount: 6, pageSize: 5 });
    expect(body.items.map((row: { description: string }) => row.description)).toEqual([
      'Customer enabled, 2 accounts reactivated, 1 schedule reactivated',
      'Customer disabled, 2 accounts made inactive, 1 schedule made inactive',
      'Customer enabled, 2 accounts reactivated, 1 schedule reactivated',
      'Customer disabled, 2 accounts made inactive, 1 schedule made inactive',
      'Customer enabled, 2 accounts reactivated, 1 schedule reactivated',
    ]);
    expect((await officer.get(`customers/${customerId}/audit-entries?page=2`)).body.items).toHaveLength(1);
  });
});
