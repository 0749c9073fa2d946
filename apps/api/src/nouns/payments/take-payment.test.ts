import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setHostility } from '../../engines/gateways/simulator/hostility.ts';
import { requeryDue } from '../../engines/payments/requery.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit, type PaymentKit } from '../../testing/payment-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let kit: PaymentKit;
let cardId: number;
beforeAll(async () => {
  server = await createTestServer();
  kit = await paymentKit(server.services);
  cardId = await kit.card(1001);
  const rights = ['TERMINAL_EXISTING_CUSTOMER', 'TransactionDetailView'] as const;
  officer = apiCaller(server, await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights }));
});
afterAll(() => server.close());

const take = (body: object = {}, headers: Record<string, string> = {}, path = 'customers/1001/payments') =>
  officer.post(path, { accountId: cardId, amount: '100.00', ...body }, headers);
const fields = (response: { body: { errors: { field: string; messages: string[] }[] } }) =>
  response.body.errors.map(({ field, messages }) => [field, ...messages]);
const rows = async (text: string, values: unknown[] = []) =>
  (await server.services.owner.query<Record<string, never>>(text, values)).rows;
const last = async (receipt: string) =>
  (
    await rows(`select * from app.transaction where receipt_number = $1 and community_id = 10`, [receipt])
  )[0] as never as {
    id: number;
    status: string;
    amount: number;
  };

describe('taking a payment from a card', () => {
  it('answers principal, surcharge and total apart, approved by the network', async () => {
    const response = await take({ paymentReferenceNumber: 'INV 7' });
    expect(response.status, response.raw).toBe(201);
    expect(response.body).toMatchObject({
      status: 'APPROVED',
      statusGroup: 'success',
      responseCode: '08',
      responseText: 'Approved',
      summaryCode: 0,
      principalAmount: { amount: '100.00' },
      surchargeAmount: { amount: '1.50' },
      totalAmount: { amount: '101.50', displayAmount: '$101.50' },
      customerReferenceNumber: 'T-1001',
      paymentReferenceNumber: 'INV 7',
      // After the cut-off of a Friday, in Sydney
      settlementDate: '2026-11-23',
      paidFrom: { accountType: 'CREDIT_CARD', maskedNumber: '424242......4242', cardScheme: 'VISA' },
    });
    const { id } = await last(response.body.receiptNumber);
    const entries = await rows('select entry_type, amount from app.batch_entry where transaction_id = $1 order by 1', [
      id,
    ]);
    expect(entries).toEqual([
      { entry_type: 'PRINCIPAL', amount: 10_000 },
      { entry_type: 'SURCHARGE', amount: 150 },
    ]);
    const attempts = await rows(
      'select status, kind, next_requery_at from app.payment_attempt where transaction_id = $1',
      [id],
    );
    expect(attempts).toEqual([{ status: 'APPROVED', kind: 'PAYMENT', next_requery_at: null }]);
    const audit = await rows(`select action from app.audit_entry where object_id = $1 order by at, id`, [
      response.body.receiptNumber,
    ]);
    expect(audit.map(({ action }) => action)).toEqual(['payments.take', 'payments.approve']);
    const notices = await rows(`select kind from app.notification where key = $1`, [
      `payment-approved ${response.body.receiptNumber}`,
    ]);
    expect(notices).toEqual([{ kind: 'PAYMENT_APPROVED' }]);
  });

  it('is declined in words', async () => {
    const declined = await kit.card(1001, '4111111111444496');
    const response = await take({ accountId: declined });
    expect(response.body).toMatchObject({ status: 'DECLINED', responseCode: '51', responseText: 'Insufficient funds' });
  });

  it('is previewed without taking anything', async () => {
    const count = async () => (await rows('select count(*)::int as n from app.transaction'))[0]?.n;
    const before = await count();
    const response = await take({ amount: '49.95' }, {}, 'customers/1001/payments?validateOnly=true');
    expect([response.status, response.body]).toEqual([
      200,
      {
        principalAmount: { amount: '49.95', currency: 'AUD', displayAmount: '$49.95' },
        surchargeAmount: { amount: '0.75', currency: 'AUD', displayAmount: '$0.75' },
        totalAmount: { amount: '50.70', currency: 'AUD', displayAmount: '$50.70' },
        surchargeRate: '1.5',
        settlementDate: '2026-11-23',
        samePayment: null,
        fraudGuard: null,
      },
    ]);
    expect(await count()).toBe(before);
  });

  it('is previewed with the rules of fraud guard that are on, to users who may see them', async () => {
    const rights = ['TERMINAL_EXISTING_CUSTOMER', 'VIEW_FRAUD_GUARD'] as const;
    const user = { loginName: 'risk', kind: 'CLIENT', communityId: 10, rights } as const;
    const reader = apiCaller(server, await server.signIn(user));
    const preview = async (caller = reader) => {
      const body = { accountId: cardId, amount: '49.95' };
      return (await caller.post('customers/1001/payments?validateOnly=true', body)).body.fraudGuard;
    };
    const insert = (values: string) =>
      rows(`insert into app.fraud_guard_rules (community_id, business_id, enabled, mode, card_pan,
        created_at, updated_at) values (10, ${values}, now(), now())`);
    expect(await preview()).toBeNull();
    await rows(
      `insert into app.fraud_bin_testing_mode (community_id, mode, updated_at) values (10, 'ALERT_ONLY', now())`,
    );
    expect(await preview()).toEqual({ mode: 'PASSIVE', rules: ['BIN_TESTING'] });
    await insert(`null, true, 'ACTIVE', true`);
    expect(await preview()).toEqual({ mode: 'ACTIVE', rules: ['CARD_PAN', 'BIN_TESTING'] });
    expect(await preview(officer)).toBeNull();
    // A business with rules of its own follows only those; BIN testing goes by a mode of its own
    await insert(`101, true, 'PASSIVE', true`);
    expect(await preview()).toEqual({ mode: 'PASSIVE', rules: ['CARD_PAN', 'BIN_TESTING'] });
    await rows('delete from app.fraud_bin_testing_mode');
    await rows(`update app.fraud_guard_rules set enabled = false where business_id = 101`);
    expect(await preview()).toBeNull();
    await rows(`delete from app.fraud_guard_rules where community_id = 10`);
  });

  it('is previewed with the same payment within ten minutes, or whose outcome is not known, and taken all the same', async () => {
    const previewed = async (amount: string) =>
      (await take({ amount }, {}, 'customers/1001/payments?validateOnly=true')).body.samePayment;
    const start = server.services.clock.now();
    const first = (await take({ amount: '88.10' })).body;
    expect(await previewed('88.10')).toMatchObject({ receiptNumber: first.receiptNumber, statusDisplay: 'Approved' });
    expect(await previewed('88.11')).toBeNull();
    expect((await take({ amount: '88.10' })).status).toBe(201);
    await setHostility(server.services, { loseAnswer: 1 });
    const lost = (await take({ amount: '88.12' })).body;
    await setHostility(server.services, {});
    server.services.clock.set(new Date(start.getTime() + 11 * 60_000).toISOString());
    expect(await previewed('88.10')).toBeNull();
    expect(await previewed('88.12')).toMatchObject({ receiptNumber: lost.receiptNumber, isOutcomeUnknown: true });
    server.services.clock.set(start.toISOString());
  });

  it('says what is wrong on its field', async () => {
    expect(fields(await take({ amount: '0.99' }))).toEqual([['amount', 'Enter at least $1.00 AUD.']]);
    expect(fields(await take({ amount: '5000.01' }))).toEqual([['amount', 'Enter at most $5,000.00 AUD.']]);
    expect(fields(await take({ amount: '0.00' }))).toEqual([['amount', 'Enter 0.01 or more.']]);
    const disabled = await kit.card(1001, undefined, { enabled: false });
    expect(fields(await take({ accountId: disabled }))).toEqual([['accountId', 'Account not enabled.']]);
    const expired = await kit.card(1001, undefined, { expiry_month: 10, expiry_year: 2026 });
    expect(fields(await take({ accountId: expired }))).toEqual([['accountId', 'The card has expired.']]);
    const amex = await kit.card(1001, '378282246310005');
    expect(fields(await take({ accountId: amex }))).toEqual([
      ['accountId', 'The business does not accept this card. Choose another account.'],
    ]);
    const others = await kit.card(1002);
    expect(fields(await take({ accountId: others }))).toEqual([['accountId', 'Choose an account of the customer.']]);
    expect((await take({}, {}, 'customers/2001/payments')).status).toBe(404);
    await server.services.owner.query(
      'update app.customer set enabled = false, disabled_at = created_at where id = 1003',
    );
    expect((await take({}, {}, 'customers/1003/payments')).status).toBe(409);
  });

  it('needs the right to take payments from customers', async () => {
    const viewer = apiCaller(
      server,
      await server.signIn({ loginName: 'viewer', kind: 'CLIENT', communityId: 10, rights: ['TransactionDetailView'] }),
    );
    expect((await viewer.post('customers/1001/payments', { accountId: cardId, amount: '5.00' })).status).toBe(403);
  });
});

describe('an idempotency key', () => {
  it('sent many times at once takes one payment, and every answer has the same bytes', async () => {
    const headers = { 'idempotency-key': 'pay-once' };
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => take({ amount: '12.34' }, headers)));
    const done = responses.filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(responses.map(({ status }) => status)).difference(new Set([201, 409])).size).toBe(0);
    const again = await take({ amount: '12.34' }, headers);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(new Set([...done, again].map(({ raw }) => raw)).size).toBe(1);
    expect(await rows('select count(*)::int as n from app.transaction where principal_amount = 1234')).toEqual([
      { n: 1 },
    ]);
    expect((await take({ amount: '12.35' }, headers)).body.type).toContain('idempotency-key-reused');
  });

  it('of a refused request can be used again', async () => {
    const headers = { 'idempotency-key': 'mend-it' };
    expect((await take({ amount: '0.50' }, headers)).status).toBe(422);
    expect((await take({ amount: '1.50' }, headers)).status).toBe(201);
  });

  it('answers what was answered first, also after the outcome came', async () => {
    await setHostility(server.services, { loseAnswer: 1 });
    const headers = { 'idempotency-key': 'unknown-first' };
    const first = await take({ amount: '77.00' }, headers);
    await setHostility(server.services, {});
    expect(first.body).toMatchObject({ status: 'IN_FLIGHT', summaryCode: 2 });
    server.services.clock.set('2026-11-20T09:02:00Z');
    expect(await requeryDue(server.services)).toBeGreaterThan(0);
    expect((await last(first.body.receiptNumber)).status).toBe('APPROVED');
    const again = await take({ amount: '77.00' }, headers);
    expect(again.raw).toBe(first.raw);
  });
});

it('a payment of an amount that times out after success is not known first, and approved once it is queried', async () => {
  await rows('update app.facility_limit set maximum_amount = 1000000 where community_id = 10');
  // With the surcharge of this card $9,900.68
  const response = await take({ amount: '9754.36' });
  expect(response.body).toMatchObject({ status: 'IN_FLIGHT', totalAmount: { amount: '9900.68' } });
  const { services } = server;
  services.clock.set(new Date(services.clock.now().getTime() + 61_000).toISOString());
  expect(await requeryDue(services)).toBe(1);
  expect((await last(response.body.receiptNumber)).status).toBe('APPROVED');
});

describe('a process that dies between its two transactions', () => {
  it.each([
    ['after the network had it', true, 'APPROVED'],
    ['before the network had it', false, 'CANCELLED'],
  ])('%s leaves a payment whose outcome a job finds; the replay tells it', async (name, arrived, status) => {
    const key = `killed ${arrived}`.replace(' ', '-');
    const { services } = server;
    await setHostility(services, arrived ? { loseAnswer: 1 } : { loseRequest: 1 });
    const working = services.db.transaction.bind(services.db);
    // The second transaction of the request never commits: its process is gone
    let count = 0;
    const broken = Object.assign(services.db, {
      transaction: (scope: never, work: never, options: never) => {
        const { kind } = scope as { kind: string };
        if (kind === 'jobs' && new Error('x').stack?.includes('learnOutcome')) {
          count += 1;
          return Promise.reject(new Error('killed'));
        }
        return working(scope, work, options);
      },
    });
    const response = await take({ amount: '55.00', comment: name }, { 'idempotency-key': key });
    expect(response.status).toBe(500);
    expect(count).toBe(1);
    broken.transaction = working;
    await setHostility(services, {});
    const body = { amount: '55.00', comment: name };
    expect((await take(body, { 'idempotency-key': key })).body.type).toContain('idempotency-in-progress');
    services.clock.set(new Date(services.clock.now().getTime() + 61_000).toISOString());
    await requeryDue(services);
    const outcome = await take(body, { 'idempotency-key': key });
    expect(outcome.status).toBe(201);
    expect(outcome.body.status).toBe(status);
    expect((await take(body, { 'idempotency-key': key })).raw).toBe(outcome.raw);
  });
});
