import type { ExpectedRevenue } from '@quickportal/contracts/expected-revenues/expected-revenue';
import { isReconciled, revenueStatus } from '@quickportal/contracts/rules/billing/revenue-status';
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
beforeEach(async () => {
  for (const table of ['revenue_allocation', 'revenue_acceptance', 'revenue_item', 'expected_revenue_amount'])
    await server.rows(`delete from app.${table} where community_id = 10`);
  await server.rows('delete from app.expected_revenue where community_id = 10');
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const sendAs = (user: SignedIn, method: Method, path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `${server.rest}/${path}`,
    headers: user.headers,
    ...(payload && { payload }),
  });
const send = (method: Method, path: string, payload?: object) =>
  sendAs(operator, method, `billing/10/${path}`, payload);
const fee = { soldProduct: 'QuickTerminal', soldItem: 'Establishment fee', revenueAmount: '500.00' };
const monthlyFee = { soldProduct: 'QuickBatch', soldItem: 'Monthly access fee', revenueAmount: '99.50' };
const added = async (body: object = fee, feeType = 'ESTAB'): Promise<ExpectedRevenue> => {
  const response = await send('POST', `revenue/${feeType}`, body);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
};
const list = async (path: string) =>
  (await sendAs(reader, 'GET', `billing/10/${path}`)).json<{ items: ExpectedRevenue[]; recordsCount: number }>();
const read = async (id: number) => (await send('GET', `revenue/${id}`)).json<ExpectedRevenue>();
const change = (id: number, body: object, feeType = 'ESTAB') => send('PATCH', `revenue/${feeType}/${id}`, body);
const faultsOf = (response: Awaited<ReturnType<typeof send>>) => [response.statusCode, response.json().errors];

/** Allocates cents to an expected revenue, as a received charge. */
async function receive(id: number, cents: number, month: string | null = null): Promise<number> {
  const [item] = await server.rows<{ id: number }>(
    `insert into app.revenue_item (community_id, external_reference, fee_type, sold_product, sold_item, invoiced_on,
       amount, status, created_at)
     values (10, gen_random_uuid()::text, 'ESTAB', 'QuickTerminal', 'Establishment fee', '2026-11-05', $1, 'RECONCILED', now())
     returning id`,
    [cents],
  );
  await server.rows(
    `insert into app.revenue_allocation (community_id, revenue_item_id, expected_revenue_id, month, amount, allocated_at)
     values (10, $1, $2, $3, $4, now())`,
    [item?.id, id, month, cents],
  );
  return Number(item?.id);
}
/** Begins a monthly fee earlier than forms allow. */
async function monthly(amount: string): Promise<ExpectedRevenue> {
  const revenue = await added({ ...monthlyFee, revenueAmount: amount }, 'MONTHLY');
  const { communityRevenueId: id } = revenue;
  await server.rows(`update app.expected_revenue set first_month = '2026-07-01' where community_id = 10 and id = $1`, [
    id,
  ]);
  await server.rows(
    `update app.expected_revenue_amount set from_month = '2026-07-01' where community_id = 10 and expected_revenue_id = $1`,
    [id],
  );
  return read(id);
}

describe('expected once-off revenue', () => {
  it('is added, and listed newest first [2C031 2C033 2E014]', async () => {
    const first = await added();
    const second = await added({ ...fee, soldProduct: 'PayTo' });
    expect(first).toMatchObject({ ...fee, interval: 'ONE-OFF', reconciled: false, reconciledDisplay: 'No' });
    expect(first).toMatchObject({ createdDate: '2026-11-20', reconciledRevenueItemId: null, firstMonth: null });
    expect(await list('one-off-revenue')).toMatchObject({ recordsCount: 2, items: [second, first] });
    expect(await list('one-off-revenue?pageSize=1&page=2')).toMatchObject({ recordsCount: 2, items: [first] });
    expect((await list('monthly-revenue')).recordsCount).toBe(0);
  });

  it('is reconciled and waived where the amount is zero, whatever was entered [2R253]', async () => {
    const waived = await added({ ...fee, revenueAmount: '0.00', reconciled: false });
    expect(waived).toMatchObject({ reconciled: true, reconciledDisplay: 'Waived', status: 'WAIVED' });
    const again = await change(waived.communityRevenueId, { revenueAmount: '80.00', reconciled: false });
    expect(again.json()).toMatchObject({ reconciled: false, reconciledDisplay: 'No', status: 'OPEN' });
  });

  it('is reconciled by what was received, and keeps it when it is waived and charged again', async () => {
    const { communityRevenueId: id } = await added();
    const item = await receive(id, 500_00);
    expect(await read(id)).toMatchObject({ reconciled: true, status: 'RECONCILED', reconciledRevenueItemId: item });
    expect((await change(id, { revenueAmount: '0.00' })).json()).toMatchObject({ status: 'WAIVED' });
    expect((await change(id, { revenueAmount: '600.00' })).json()).toMatchObject({
      status: 'SHORT',
      reconciled: false,
    });
    expect((await change(id, { revenueAmount: '500.00' })).json()).toMatchObject({ status: 'RECONCILED' });
  });

  it('is accepted by ticking Reconciled, and no more by unticking it', async () => {
    const { communityRevenueId: id } = await added();
    expect((await change(id, { reconciled: true })).json()).toMatchObject({ status: 'ACCEPTED', reconciled: true });
    expect((await change(id, { reconciled: false })).json()).toMatchObject({ status: 'OPEN', reconciled: false });
    await receive(id, 500_00);
    expect(faultsOf(await change(id, { reconciled: false }))).toEqual([
      422,
      [{ field: 'reconciled', messages: ['The expected amount was received.'] }],
    ]);
  });

  it.each([
    [{ soldItem: 'Monthly access fee' }, 'soldItem'],
    [{ soldProduct: 'PayTo', soldItem: 'Certificate set-up' }, 'soldItem'],
    [{ soldProduct: 'QuickPizza' }, 'soldProduct'],
    [{ revenueAmount: '-1.00' }, 'revenueAmount'],
    [{ firstMonth: '2026-12' }, 'firstMonth'],
  ])('with %j is refused on the field', async (body, field) => {
    expect(faultsOf(await send('POST', 'revenue/ESTAB', { ...fee, ...body }))).toMatchObject([422, [{ field }]]);
  });

  it('is edited in the version that was read, and not without a change [2C034]', async () => {
    const { communityRevenueId: id, version } = await added();
    const edited = await change(id, { revenueAmount: '480.00', version });
    expect(edited.json()).toMatchObject({ revenueAmount: '480.00', version: version + 1 });
    const outdated = await change(id, { revenueAmount: '470.00', version });
    expect([outdated.statusCode, outdated.json().current]).toEqual([409, edited.json()]);
    expect(faultsOf(await change(id, { ...fee, revenueAmount: '480.00' }))).toEqual([
      422,
      [{ field: '', messages: ['No changes detected.'] }],
    ]);
  });

  it('is deleted, unless something was received for it [2C035 2R345]', async () => {
    const { communityRevenueId: id, version } = await added();
    const other = await added();
    await receive(other.communityRevenueId, 10_00);
    expect((await send('DELETE', `revenue/${other.communityRevenueId}`)).statusCode).toBe(409);
    expect((await change(other.communityRevenueId, { soldProduct: 'PayTo' })).statusCode).toBe(409);
    expect((await send('DELETE', `revenue/${id}?version=${version + 1}`)).statusCode).toBe(409);
    expect((await send('DELETE', `revenue/${id}?version=${version}`)).statusCode).toBe(204);
    expect((await send('GET', `revenue/${id}`)).statusCode).toBe(404);
    expect((await list('one-off-revenue')).recordsCount).toBe(1);
  });

  it('does not exist under another fee type or community, nor under an unknown fee type', async () => {
    const { communityRevenueId: id } = await added();
    expect((await change(id, { revenueAmount: '1.00' }, 'MONTHLY')).statusCode).toBe(404);
    expect((await send('POST', 'revenue/YEARLY', fee)).statusCode).toBe(404);
    expect((await sendAs(operator, 'GET', `billing/20/revenue/${id}`)).statusCode).toBe(404);
    expect((await send('GET', 'revenue/999999')).statusCode).toBe(404);
    expect((await sendAs(reader, 'POST', 'billing/10/revenue/ESTAB', fee)).statusCode).toBe(403);
  });

  it('has forms with the price list of its fee type [2R312]', async () => {
    const { communityRevenueId: id } = await added();
    const formOf = async (path: string) => (await sendAs(operator, 'GET', `forms/${path}`)).json()['x-form'];
    const { options } = await formOf('post/billing/10/revenue/ESTAB');
    expect(options.soldItems.map(({ value }: { value: string }) => value)).toContain('On-site training');
    expect(await formOf(`patch/billing/10/revenue/ESTAB/${id}`)).toMatchObject({
      values: { ...fee, reconciled: false },
    });
    const { options: ofMonthly } = await formOf('post/billing/10/revenue/MONTHLY');
    expect(ofMonthly.months[0]).toEqual({ value: '2026-10', label: 'October 2026' });
  });
});

describe('expected monthly revenue', () => {
  it('is charged from this month on, without end [2C032 2R216]', async () => {
    const revenue = await added(monthlyFee, 'MONTHLY');
    expect(revenue).toMatchObject({ interval: 'MONTHLY', firstMonth: '2026-11', lastMonth: null });
    expect(revenue).toMatchObject({ reconciled: false, reconciledDisplay: '-', status: null });
    expect(await list('monthly-revenue')).toMatchObject({ recordsCount: 1, items: [revenue] });
  });

  it('says whether last month was received [2M100]', async () => {
    const { communityRevenueId: id, reconciledDisplay } = await monthly('99.50');
    expect(reconciledDisplay).toBe('No');
    await receive(id, 99_50, '2026-09-01');
    expect((await read(id)).status).toBe('OPEN');
    await receive(id, 99_50, '2026-10-01');
    expect(await read(id)).toMatchObject({ reconciledDisplay: 'Yes', status: 'RECONCILED' });
  });

  it('changes its amount from an open month on, and closed months keep theirs', async () => {
    const { communityRevenueId: id } = await monthly('99.50');
    await receive(id, 99_50, '2026-10-01');
    expect(faultsOf(await change(id, { revenueAmount: '110.00', amountFrom: '2026-09' }, 'MONTHLY'))).toEqual([
      422,
      [{ field: 'amountFrom', messages: ['September 2026 is closed. Choose a later month.'] }],
    ]);
    const later = await change(id, { revenueAmount: '110.00' }, 'MONTHLY');
    expect(later.json()).toMatchObject({ revenueAmount: '110.00', status: 'RECONCILED' });
    const open = await change(id, { revenueAmount: '120.00', amountFrom: '2026-10' }, 'MONTHLY');
    expect(open.json()).toMatchObject({ revenueAmount: '120.00', status: 'SHORT' });
  });

  it('is waived from the first open month on, unless another is chosen', async () => {
    const { communityRevenueId: id } = await monthly('99.50');
    expect((await change(id, { revenueAmount: '0.00' }, 'MONTHLY')).json()).toMatchObject({
      revenueAmount: '0.00',
      reconciled: true,
      reconciledDisplay: 'Waived',
    });
  });

  it('ends with a month that is open and not before the first', async () => {
    const { communityRevenueId: id } = await monthly('99.50');
    expect((await change(id, { lastMonth: '2026-12' }, 'MONTHLY')).json()).toMatchObject({ lastMonth: '2026-12' });
    expect(faultsOf(await change(id, { lastMonth: '2026-08' }, 'MONTHLY'))).toMatchObject([
      422,
      [{ field: 'lastMonth' }],
    ]);
    expect((await change(id, { lastMonth: null }, 'MONTHLY')).json()).toMatchObject({ lastMonth: null });
  });

  it('is filtered as the rule counts, whatever was received [2R339]', async () => {
    const cases = [0, 50_00, 99_50, 120_00, -5_00].flatMap((received) =>
      ['0.00', '99.50'].flatMap((amount) => [true, false].map((isAccepted) => ({ received, amount, isAccepted }))),
    );
    const reconciled: number[] = [];
    for (const { received, amount, isAccepted } of cases) {
      const { communityRevenueId: id } = await monthly(amount);
      if (received !== 0) await receive(id, received, '2026-10-01');
      if (isAccepted)
        await server.rows(
          `insert into app.revenue_acceptance (community_id, expected_revenue_id, month, reason, accepted_at)
           values (10, $1, '2026-10-01', 'OTHER', now())`,
          [id],
        );
      const expected = amount === '0.00' ? 0n : 99_50n;
      const status = revenueStatus({ expected, received: BigInt(received), isAccepted });
      expect(await read(id)).toMatchObject({ status, reconciled: isReconciled(status) });
      if (isReconciled(status)) reconciled.push(id);
    }
    const found = await list('monthly-revenue?reconciled=true&pageSize=100');
    expect(found.items.map(({ communityRevenueId }) => communityRevenueId).toSorted((a, b) => a - b)).toEqual(
      reconciled,
    );
    expect((await list('monthly-revenue?reconciled=false&pageSize=0')).recordsCount).toBe(
      cases.length - reconciled.length,
    );
    expect((await list('monthly-revenue?soldProduct=PayTo')).recordsCount).toBe(0);
    expect((await list('monthly-revenue?soldItem=Monthly%20access%20fee&createdDate=2026-11-20')).recordsCount).toBe(
      cases.length,
    );
  });
});
