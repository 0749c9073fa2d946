import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sideEffects } from '../../server/side-effects.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let session: SignedIn;
let officer: ApiCaller;

interface Schedule {
  id: number;
  status: string;
  next: string | null;
  changedAt?: string;
  customer?: [communityId: number, businessId: number, customerId: number];
}
async function insert({ id, status, next, changedAt = '2026-11-01', customer = [10, 101, 1001] }: Schedule) {
  await server.services.owner.query(
    `insert into app.recurring_payment (community_id, business_id, customer_id, id, code, description, status, amount,
       currency, frequency, start_date, next_payment_date, run_on, status_changed_at, status_reason, created_at, updated_at)
     values ($1, $2, $3, $4::bigint, 'PS-' || $4::bigint, 'Rent', $5, 12050, 'AUD', 'MONTHLY', coalesce($6::date, '2026-01-15'), $6, $6, $7,
       case when $5 = 'FAILED' then 'Stolen card.' else '' end, now(), now())`,
    [...customer, id, status, next, `${changedAt}T00:00:00Z`],
  );
}

beforeAll(async () => {
  server = await createTestServer();
  const rights = ['VIEW_RECURRING_CUSTOMERS', 'EXPORT_CUSTOMERS'] as const;
  session = await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights });
  officer = apiCaller(server, session);
  await insert({ id: 501, status: 'ACTIVE', next: '2026-12-20' });
  await insert({ id: 502, status: 'ACTIVE', next: '2026-11-25', customer: [10, 102, 1031] });
  await insert({ id: 503, status: 'STOPPED', next: null });
  await insert({ id: 504, status: 'FAILED', next: '2026-11-30', changedAt: '2026-11-10' });
  await insert({ id: 505, status: 'FAILED', next: null, changedAt: '2026-11-18', customer: [10, 102, 1031] });
  await insert({ id: 506, status: 'INACTIVE', next: '2026-11-26' });
  await insert({ id: 507, status: 'COMPLETED', next: null });
  await insert({ id: 508, status: 'FAILED', next: null, customer: [20, 201, 2001] });
});
afterAll(() => server.close());

const listed = async (query = '', caller = officer) => {
  const response = await caller.get(`recurring-payments${query}`);
  expect(response.status, response.raw).toBe(200);
  const { items, recordsCount } = response.body as { items: { paymentScheduleId: number }[]; recordsCount: number };
  expect(recordsCount).toBe(items.length);
  return items.map(({ paymentScheduleId }) => paymentScheduleId);
};

describe('the schedules of all customers', () => {
  it('are those of the community: failed ones first, then by the next payment, then those that take none', async () => {
    expect(await listed()).toEqual([505, 504, 502, 501, 506, 507, 503]);
    expect(await listed('?sort=-status')).toEqual([503, 507, 506, 501, 502, 504, 505]);
  });

  it('have their customer, business, amount and next payment', async () => {
    const { body } = await officer.get('recurring-payments?status=ACTIVE');
    expect(body.items[0]).toMatchObject({
      paymentScheduleCode: 'PS-502',
      status: 'ACTIVE',
      nextPaymentDate: '2026-11-25',
      amount: { amount: '120.50', currency: 'AUD' },
      customerId: 1031,
      supplierId: 102,
      supplierBusiness: 'Business 102',
      statusReason: '',
    });
    const failed = await officer.get('recurring-payments?status=FAILED');
    expect(failed.body.items[1]).toMatchObject({ nextPaymentDate: null, statusReason: 'Stolen card.' });
  });

  it('are found by their code or words of their customer, beside what else narrows them', async () => {
    expect(await listed('?query=ps-50')).toEqual([505, 504, 502, 501, 506, 507, 503]);
    expect(await listed('?query=502')).toEqual([502]);
    expect(await listed('?query=508')).toEqual([]);
    const { body } = await officer.get('customers/1031');
    expect(await listed(`?query=${encodeURIComponent(body.customerName)}`)).toContain(505);
    expect(await listed(`?query=${encodeURIComponent(body.customerNumber)}&status=ACTIVE`)).toEqual([502]);
    expect(await listed(`?query=${encodeURIComponent(`%' or ''='`)}`)).toEqual([]);
  });

  it('are sorted by the next payment, without one last', async () => {
    expect((await listed('?sort=nextPaymentDate')).slice(0, 2)).toEqual([502, 501]);
    expect((await listed('?sort=-nextPaymentDate')).slice(-2)).toEqual([501, 502]);
  });

  it('are narrowed by status and business, with an exact count', async () => {
    expect(await listed('?status=FAILED')).toEqual([505, 504]);
    expect(await listed('?status=FAILED&businessId=102')).toEqual([505]);
    expect(await listed('?status=ACTIVE&sort=-nextPaymentDate')).toEqual([501, 502]);
    expect(await listed('?status=STOPPED,FAILED')).toEqual([505, 504, 503]);
    expect(await listed('?status=STOPPED,FAILED&sort=-status')).toEqual([503, 504, 505]);
    expect(await listed('?status=FAILED,ACTIVE&businessId=102')).toEqual([505, 502]);
    expect(await listed('?status=ACTIVE,FAILED,STOPPED,INACTIVE,COMPLETED')).toHaveLength(7);
    expect(await listed('?businessId=102')).toEqual([505, 502]);
    expect(await listed('?status=ACTIVE&businessId=102')).toEqual([502]);
    expect(await listed('?status=FAILED,ACTIVE&businessId=102,201')).toEqual([505, 502]);
    expect(await listed('?businessId=201')).toEqual([]);
    expect((await officer.get('recurring-payments?status=LATE')).status).toBe(422);
    expect((await officer.get('recurring-payments?page=100000&pageSize=100')).status).toBe(422);
  });

  it('say what they add up to by status, of all pages, where totals are wanted', async () => {
    const totalsOf = async (query: string) => (await officer.get(`recurring-payments${query}`)).body.totals;
    const total = (status: string, recordsCount: number, amount: string) =>
      expect.objectContaining({ status, recordsCount, amount: expect.objectContaining({ amount, currency: 'AUD' }) });
    expect(await totalsOf('?totals=true&pageSize=1&status=ACTIVE,FAILED,STOPPED')).toEqual([
      total('ACTIVE', 2, '241.00'),
      total('STOPPED', 1, '120.50'),
      total('FAILED', 2, '241.00'),
    ]);
    expect(await totalsOf('?totals=true&status=FAILED&businessId=102')).toEqual([total('FAILED', 1, '120.50')]);
    expect(await totalsOf('?totals=true&query=PS-9')).toEqual([]);
    expect(await totalsOf('')).toBeUndefined();
  });

  it('are pages of one list that do not overlap', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => officer.get(`recurring-payments?pageSize=2&page=${page}`)),
    );
    const ids = pages.flatMap(({ body }) =>
      (body.items as { paymentScheduleId: number }[]).map((row) => row.paymentScheduleId),
    );
    expect(ids).toEqual([505, 504, 502, 501, 506, 507, 503]);
    expect(pages.map(({ body }) => body.recordsCount)).toEqual([7, 7, 7, 7]);
  });

  it('are only those of the businesses that a user is kept to', async () => {
    const kept = { loginName: 'kept', kind: 'CLIENT', communityId: 10, rights: ['VIEW_RECURRING_CUSTOMERS'] } as const;
    const caller = apiCaller(server, await server.signIn({ ...kept, businessIds: [102] }));
    expect(await listed('', caller)).toEqual([505, 502]);
    expect(await listed('?status=ACTIVE', caller)).toEqual([502]);
  });
});

describe('an export of schedules', () => {
  /** Starts an export, has it written as a worker would, and returns the lines of its file. */
  async function exported(body: object): Promise<string[]> {
    const started = await officer.post('recurring-payments-export', body);
    expect(started.status, started.raw).toBe(202);
    const { rows } = await server.services.owner.query<{ id: number; topic: string; payload: never }>(
      'delete from app.outbox returning id, topic, payload',
    );
    const { signal } = new AbortController();
    for (const { id, topic, payload } of rows) {
      const handler = sideEffects.find((sideEffect) => sideEffect.topic === topic);
      await handler?.handle(payload, { services: server.services, jobId: `${id}`, communityId: 10, signal });
    }
    const ready = await officer.get(`recurring-payments-export?exportId=${started.body.exportId}`);
    expect(ready.status, ready.raw).toBe(201);
    const file = await server.app.inject({
      url: ready.body.downloadUrl as string,
      headers: { cookie: session.headers.cookie },
    });
    return file.body.trimEnd().split('\n');
  }

  it.each<Record<string, string | number | (string | number)[]>>([
    {},
    { sort: '-nextPaymentDate' },
    { status: ['FAILED'] },
    { status: ['STOPPED', 'FAILED'] },
    { businessId: [102], sort: 'nextPaymentDate' },
    { businessId: [101, 102] },
  ])('has the rows of the list, in its order: %j', async (criteria) => {
    const words = Object.entries(criteria).map(([name, value]) => [name, String(value)]);
    const ids = await listed(`?${new URLSearchParams(words).toString()}`);
    const [, ...lines] = await exported({ ...criteria, columns: ['paymentScheduleCode'] });
    expect(lines).toEqual(ids.map((id) => `PS-${id}`));
  });

  it('writes every column as people read it', async () => {
    const [head, line] = await exported({ status: ['ACTIVE'], businessId: [102] });
    expect(head).toBe(
      'Customer name,Customer number,Customer ID,Schedule,Status,Next payment date,Amount,Currency,Frequency,Account,' +
        'Description,Business,Why it failed,Start,Payments made,Last payment',
    );
    expect(line).toContain(',1031,PS-502,Active,2026-11-25,120.50,AUD,Monthly,,Rent,Business 102,,2026-11-25,0,');
  });

  it('takes the right to export, and refuses a business that is not there', async () => {
    const person = {
      loginName: 'viewer',
      kind: 'CLIENT',
      communityId: 10,
      rights: ['VIEW_RECURRING_CUSTOMERS'],
    } as const;
    const viewer = apiCaller(server, await server.signIn(person));
    expect((await viewer.post('recurring-payments-export', {})).status).toBe(403);
    const check = await officer.post('recurring-payments-export?validationOnly=true', { businessId: [201] });
    expect(check.body.errors[0].field).toBe('businessId');
  });
});
