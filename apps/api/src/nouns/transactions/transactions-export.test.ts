import { insertTransaction } from '@quickportal/db/testing/payment-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sideEffects } from '../../server/side-effects.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let session: SignedIn;
let officer: ApiCaller;

const statuses = ['APPROVED', 'DECLINED', 'APPROVED', 'REFUNDED'] as const;
beforeAll(async () => {
  server = await createTestServer();
  const rights = ['TransactionDetailView', 'EXPORT_TRANSACTIONS'] as const;
  session = await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights });
  officer = apiCaller(server, session);
  const { owner } = server.services;
  for (let index = 0; index < 60; index++) {
    const businessId = index % 3 === 0 ? 102 : 101;
    await insertTransaction(
      owner,
      { communityId: 10, businessId },
      {
        receipt_number: `77000000${String(index).padStart(2, '0')}`,
        customer_name: index % 7 === 0 ? '=Zoë, "Q"' : `Payer ${index}`,
        payment_reference_number: `INV-${index % 10}`,
        status: statuses[index % 4],
        amount: 1000 + ((index * 37) % 500),
        surcharge_amount: 15,
        transaction_time: new Date(Date.UTC(2026, 10, 1 + (index % 15), index % 24)).toISOString(),
      },
    );
  }
  await insertTransaction(owner, { communityId: 20, businessId: 201 }, { receipt_number: '8800000001' });
  await insertTransaction(
    owner,
    { communityId: 10, businessId: 101 },
    {
      receipt_number: '7700000099',
      transaction_type: 'REFUND',
      amount: 1250,
      masked_number: '424242......4242',
      card_scheme: 'VISA',
      transaction_time: '2026-10-01T13:30:00Z',
      settlement_date: '2026-10-02',
      response_code: '00',
      response_text: 'Approved',
    },
  );
});
afterAll(() => server.close());

/** Starts an export, has it written as a worker would, and returns the lines of its file. */
async function exported(body: object): Promise<string[]> {
  const started = await officer.post('transaction-export', body);
  expect(started.status, started.raw).toBe(202);
  const { rows } = await server.services.owner.query<{ id: number; topic: string; payload: never }>(
    'delete from app.outbox returning id, topic, payload',
  );
  const { signal } = new AbortController();
  for (const { id, topic, payload } of rows) {
    const handler = sideEffects.find((sideEffect) => sideEffect.topic === topic);
    await handler?.handle(payload, { services: server.services, jobId: `${id}`, communityId: 10, signal });
  }
  const ready = await officer.get(`transaction-export?exportId=${started.body.exportId}`);
  expect(ready.status, ready.raw).toBe(201);
  const url = ready.body.downloadUrl as string;
  const file = await server.app.inject({ url, headers: { cookie: session.headers.cookie } });
  return file.body.trimEnd().split('\n');
}

describe('an export of transactions', () => {
  it.each<Record<string, string | number | (string | number)[]>>([
    {},
    { sort: 'totalAmount' },
    { sort: '-customerName' },
    { query: 'inv-3', sort: '-settlementDate' },
    { query: '10.37' },
    { status: ['DECLINED', 'REFUNDED'], sort: '-totalAmount' },
    { transactionType: 'PAYMENT', businessId: [102] },
    { from: '2026-11-03', to: '2026-11-05' },
    { amount: '10.37' },
    { query: '…' },
  ])('has the rows of the list, in its order: %j', async (criteria) => {
    const words = Object.entries(criteria).map(([name, value]) => [name, String(value)]);
    const search = new URLSearchParams([...words, ['pageSize', '100']]);
    const list = await officer.get(`transactions?${search.toString()}`);
    const [, ...lines] = await exported({ ...criteria, columns: ['receiptNumber', 'status'] });
    expect(lines).toEqual(
      (list.body.items as { receiptNumber: string; statusDisplay: string }[]).map(
        (row) => `${row.receiptNumber},${row.statusDisplay}`,
      ),
    );
  });

  it('writes every column as people read it: what was given back has a minus sign, times are local', async () => {
    const [head, line] = await exported({ transactionType: 'REFUND' });
    expect(head).toBe(
      'Receipt number,Time (Australia/Sydney),Customer,Status,Type,Customer reference,Payment reference,' +
        'Paid from,Number,Card scheme,BSB,Source,Settlement date,Response code,Response,Principal amount,' +
        'Surcharge amount,Total amount,Currency,Business,Customer ID,Comment',
    );
    expect(line).toBe(
      '7700000099,2026-10-01 23:30:00,,Approved,Refund,,,Card,424242......4242,Visa,,Portal,2026-10-02,00,Approved,' +
        '-12.50,0.00,-12.50,AUD,Business 101,,',
    );
  });

  it('guards formulas', async () => {
    const [, line] = await exported({ receiptNumber: '7700000000', columns: ['customerName', 'principalAmount'] });
    expect(line).toBe(`"'=Zoë, ""Q""",9.85`);
  });

  it('takes its right, and refuses criteria that only puzzle', async () => {
    const person = { loginName: 'viewer', kind: 'CLIENT', communityId: 10, rights: ['TransactionDetailView'] } as const;
    const viewer = apiCaller(server, await server.signIn(person));
    expect((await viewer.post('transaction-export', {})).status).toBe(403);
    const check = (body: object) => officer.post('transaction-export?validationOnly=true', body);
    expect((await check({})).status).toBe(204);
    expect((await check({ businessId: [201] })).body.errors[0].field).toBe('businessId');
    expect((await check({ from: '2026-11-20', to: '2026-11-01' })).body.errors[0].field).toBe('to');
  });
});
