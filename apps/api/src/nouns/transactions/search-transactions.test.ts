import { insertTransaction } from '@quickportal/db/testing/payment-rows';
import { insertCustomers } from '@quickportal/db/testing/test-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit } from '../../testing/payment-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let viewer: ApiCaller;
let card = '';
let declined = '';
let debit = '';
let token = '';

interface Row {
  receiptNumber: string;
  businessName: string;
  totalAmount: { amount: string };
}

beforeAll(async () => {
  server = await createTestServer();
  const { owner } = server.services;
  const kit = await paymentKit(server.services);
  await insertCustomers(owner, { communityId: 10, businessId: 101, firstId: 1500, count: 1, name: 'Margaret Olsson' });
  const person = { kind: 'CLIENT', communityId: 10 } as const;
  const rights = ['TERMINAL_EXISTING_CUSTOMER', 'TransactionDetailView'] as const;
  officer = apiCaller(server, await server.signIn({ ...person, loginName: 'officer', rights }));
  viewer = apiCaller(server, await server.signIn({ ...person, loginName: 'viewer', rights: ['VIEW_CUSTOMERS'] }));
  const cardId = await kit.card(1500);
  const take = async (accountId: number, amount: string, more: object = {}) => {
    const response = await officer.post('customers/1500/payments', { accountId, amount, ...more });
    expect(response.status, response.raw).toBe(201);
    return response.body.receiptNumber as string;
  };
  card = await take(cardId, '33.00', { paymentReferenceNumber: 'INV 4711/a' });
  declined = await take(await kit.card(1500, '4111111111444496'), '34.00');
  debit = await take(await kit.bankAccount(1500), '35.00');
  const account = await owner.query<{ token: string }>(
    'select account_token as token from app.customer_account where id = $1',
    [cardId],
  );
  token = account.rows[0]?.token ?? '';
});
afterAll(() => server.close());

const search = async (query: string) => {
  const response = await officer.get(`transactions?${query}`);
  expect(response.status, response.raw).toBe(200);
  return (response.body.items as Row[]).map(({ receiptNumber }) => receiptNumber);
};
const find = (text: string, more = '') => search(`query=${encodeURIComponent(text)}${more}`);

describe('the one box of the search', () => {
  it('finds whatever an officer holds in hand', async () => {
    const all = [debit, declined, card];
    expect(await find(card)).toEqual([card]);
    expect(await find('inv 4711')).toEqual([card]);
    expect(await find('OLSSON')).toEqual(all);
    expect(await find('margaret o')).toEqual(all);
    expect(await find('c1500@example.com')).toEqual(all);
    expect(await find('0491 570 500')).toEqual(all);
    expect(await find('$35.00')).toEqual([debit]);
    expect(await find('33.5')).toEqual([card]);
    expect(await find('4496')).toEqual([declined]);
    expect(await find('....4496')).toEqual([declined]);
    expect(await find('062-000')).toEqual([debit]);
    expect(await find(token)).toEqual([card]);
    expect(await find('nobody at all')).toEqual([]);
    expect(await find('%')).toEqual([]);
  });

  it('finds a receipt by its last four digits and in groups, and a trace id in capitals', async () => {
    expect(await find(card.slice(-4))).toEqual([card]);
    for (const separator of [' ', '-'])
      expect(await find([card.slice(0, 4), card.slice(4, 7), card.slice(7)].join(separator))).toEqual([card]);
    const { body } = await officer.get(`transactions/${card}`);
    expect(body.traceId).toMatch(/[a-z]/);
    expect(await find(body.traceId as string)).toContain(card);
    expect(await find((body.traceId as string).toUpperCase())).toContain(card);
  });

  it('says what it understood', async () => {
    const understood = async (text: string) =>
      (await officer.get(`transactions?query=${encodeURIComponent(text)}`)).body.understood as unknown;
    expect(await understood('olsson declined 20/11/26')).toBe(
      '20 Nov 2026 · Declined · “olsson” as a customer or the beginning of a reference',
    );
    // what is read as a day and finds nothing is a text
    expect(await understood('yesterday olsson')).toMatch(/^“yesterday olsson” as/);
    expect((await officer.get('transactions')).body).not.toHaveProperty('understood');
  });

  it('is narrowed by every other criterion', async () => {
    expect(await find('olsson', '&status=DECLINED')).toEqual([declined]);
    expect(await find('olsson', '&businessId=102')).toEqual([]);
    expect(await find('olsson', '&from=2026-11-20&to=2026-11-20&transactionType=PAYMENT&sort=totalAmount')).toEqual([
      card,
      declined,
      debit,
    ]);
  });

  it('takes no card number', async () => {
    const response = await officer.get('transactions?query=4242424242424242');
    expect([response.status, response.body.errors[0].field]).toEqual([422, 'query']);
  });
});

describe('a list of transactions', () => {
  it('is sorted by the requested column, and names the business', async () => {
    expect(await search('sort=-totalAmount')).toEqual([debit, declined, card]);
    expect(await search('sort=transactionTime')).toEqual([card, declined, debit]);
    const { body } = await officer.get('transactions');
    expect((body.items as Row[]).map(({ businessName }) => businessName)).toEqual(Array(3).fill('Business 101'));
    expect((await officer.get('transactions?sort=comment')).status).toBe(422);
  });

  it('of days that end before they begin is refused', async () => {
    const response = await officer.get('transactions?from=2026-11-20&to=2026-11-19');
    expect([response.status, response.body.errors]).toEqual([
      422,
      [{ field: 'to', messages: ['Enter a day on or after the first one.'] }],
    ]);
    const both = await officer.get('transactions?period=TODAY&from=2026-11-20');
    expect(both.body.errors).toEqual([{ field: 'period', messages: ['Choose a period or dates, not both.'] }]);
  });

  it('is narrowed to several statuses, joined by commas or repeated', async () => {
    const { items } = (await officer.get('transactions')).body as { items: { status: string }[] };
    const statuses = [...new Set(items.map(({ status }) => status))];
    expect(statuses).toHaveLength(3);
    const settled = await search('status=DECLINED,APPROVED');
    expect(settled).toEqual([declined, card]);
    expect(await search('status=APPROVED&status=DECLINED')).toEqual(settled);
    expect(await search(`status=${statuses.join(',')}`)).toEqual([debit, declined, card]);
    for (const wrong of ['DECLINED,GONE', 'DECLINED,', ','])
      expect((await officer.get(`transactions?status=${wrong}`)).status, wrong).toBe(422);
  });

  it('is narrowed to amounts from one to another, both included', async () => {
    expect(await search('amountFrom=34.00&sort=totalAmount')).toEqual([declined, debit]);
    expect(await search('amountTo=34.51&sort=totalAmount')).toEqual([card, declined]);
    expect(await search('amountFrom=33.50&amountTo=33.50')).toEqual([card]);
    const backwards = await officer.get('transactions?amountFrom=34.00&amountTo=33.99');
    expect([backwards.status, backwards.body.errors]).toEqual([
      422,
      [{ field: 'amountTo', messages: ['Enter an amount that is not less than the first one.'] }],
    ]);
  });

  it('says what its rows add up to by status, of all pages, where totals are wanted', async () => {
    const { body } = await officer.get('transactions?totals=true&pageSize=1&status=APPROVED,DECLINED');
    expect(body).toMatchObject({ recordsCount: 2, items: [{ receiptNumber: declined }] });
    expect(body.totals).toEqual([
      { status: 'APPROVED', recordsCount: 1, amount: { amount: '33.50', currency: 'AUD', displayAmount: '$33.50' } },
      { status: 'DECLINED', recordsCount: 1, amount: { amount: '34.51', currency: 'AUD', displayAmount: '$34.51' } },
    ]);
    expect((await officer.get('transactions')).body).not.toHaveProperty('totals');
    expect((await officer.get('transactions?totals=true&query=%25')).body.totals).toEqual([]);
  });

  it('goes no deeper than row 100,000', async () => {
    expect((await officer.get('transactions?page=4000')).status).toBe(200);
    expect((await officer.get('transactions?page=4001')).body.errors).toEqual([
      { field: '', messages: ['Narrow your search.'] },
    ]);
  });
});

describe('the payment history of a customer', () => {
  it('has five rows on a page, newest first [1C023 1R181 1K040]', async () => {
    const place = { communityId: 10, businessId: 101 };
    for (let day = 1; day <= 4; day++)
      await insertTransaction(server.services.owner, place, {
        customer_id: 1500,
        receipt_number: `90000000${day}`,
        transaction_time: `2026-10-0${day}T00:00:00Z`,
        transaction_type: day === 1 ? 'REFUND' : 'PAYMENT',
      });
    const { status, body } = await officer.get('customers/1500/transactions');
    expect(status).toBe(200);
    expect(body).toMatchObject({ recordsCount: 7, currentPage: 1, pageSize: 5 });
    const receipts = (body.items as Row[]).map(({ receiptNumber }) => receiptNumber);
    expect(receipts).toEqual([debit, declined, card, '900000004', '900000003']);
    const second = await officer.get('customers/1500/transactions?page=2');
    expect((second.body.items as Row[]).map(({ receiptNumber }) => receiptNumber)).toEqual(['900000002', '900000001']);
  });

  it('has the fields of a transaction row [1E005]', async () => {
    const { body } = await officer.get('customers/1500/transactions?page=1');
    expect(body.items[2]).toEqual({
      receiptNumber: card,
      customerReferenceNumber: 'T-1500',
      paymentReferenceNumber: 'INV 4711/a',
      transactionTime: '2026-11-20T09:00:00.000Z',
      sourceDisplay: 'Portal',
      status: 'APPROVED',
      statusDisplay: 'Approved',
      statusGroup: 'success',
      totalAmount: { amount: '33.50', currency: 'AUD', displayAmount: '$33.50' },
      refundedAmount: { amount: '0.00', currency: 'AUD', displayAmount: '$0.00' },
      paidFrom: expect.objectContaining({ accountType: 'CREDIT_CARD', maskedNumber: '424242......4242' }),
      transactionType: 'PAYMENT',
    });
  });

  it('says what all of it adds up to by status, where totals are wanted', async () => {
    const { body } = await officer.get('customers/1500/transactions?totals=true&pageSize=1');
    const { body: searched } = await officer.get('transactions?totals=true&customerId=1500&pageSize=1');
    expect(body.totals.map(({ recordsCount }: { recordsCount: number }) => recordsCount)).not.toEqual([]);
    expect(body.totals).toEqual(searched.totals);
    expect((await officer.get('customers/1500/transactions')).body).not.toHaveProperty('totals');
  });

  it('is there for anyone who sees the customer, and for no one else', async () => {
    expect((await viewer.get('customers/1500/transactions')).body.recordsCount).toBe(7);
    expect((await viewer.get('transactions')).status).toBe(403);
    expect((await officer.get('customers/2001/transactions')).status).toBe(404);
  });
});

it('a period follows the calendar of the community', async () => {
  expect(await search('period=TODAY')).toEqual([debit, declined, card]);
  expect(await search('period=YESTERDAY')).toEqual([]);
  // half past midnight in Sydney
  server.services.clock.set('2026-11-20T13:30:00.000Z');
  const person = { kind: 'CLIENT', communityId: 10, loginName: 'early', rights: ['TransactionDetailView'] } as const;
  officer = apiCaller(server, await server.signIn(person));
  expect(await search('period=TODAY')).toEqual([]);
  expect(await search('period=YESTERDAY')).toEqual([debit, declined, card]);
});

describe('payments with unknown outcome', () => {
  it('are those in flight whose attempt the gateway has not answered', async () => {
    const place = { communityId: 10, businessId: 101 };
    for (const [receipt, status] of [
      ['900000011', 'ACCEPTED'],
      ['900000012', 'UNKNOWN'],
    ]) {
      await insertTransaction(server.services.owner, place, { receipt_number: receipt, status: 'IN_FLIGHT' });
      await server.services.owner.query(
        `insert into app.payment_attempt (community_id, business_id, transaction_id, attempt_number, kind, gateway,
           instruction_id, status, sent_at, answered_at)
         select community_id, business_id, id, 1, 'PAYMENT', 'cards', $1, $2, now(),
           case when $2 = 'ACCEPTED' then now() end
         from app.transaction where receipt_number = $1`,
        [receipt, status],
      );
    }
    expect(await search('outcome=UNKNOWN')).toEqual(['900000012']);
    expect(await search('status=IN_FLIGHT&sort=transactionTime')).toHaveLength(2);
    expect((await officer.get('transactions?outcome=KNOWN')).status).toBe(422);
  });
});
