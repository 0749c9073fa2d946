import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDueAgreements } from '../../engines/payto/ask-due.ts';
import { requeryDue } from '../../engines/payments/requery.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit } from '../../testing/payment-kit.ts';
import { payToKit, type PayToKit } from '../../testing/payto/payto-kit.ts';
import { passTime, runSideEffects } from '../../testing/run-side-effects.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

const MINUTE = 60_000;

let server: TestServer;
let session: SignedIn;
let officer: ApiCaller;
let kit: PayToKit;
/** Receipts of a payment under a customer's agreement and of one for a web order, whose payer is no customer. */
let receipts: { ofCustomer: string; ofOrder: string };

beforeAll(async () => {
  server = await createTestServer();
  await paymentKit(server.services);
  kit = await payToKit(server.services);
  const rights = [
    'MANAGE_CUSTOMERS',
    'TERMINAL_EXISTING_CUSTOMER',
    'TransactionDetailView',
    'REFUND_TRANSACTIONS',
    'EXPORT_TRANSACTIONS',
  ] as const;
  server.services.clock.set('2026-11-20T09:00:00Z');
  session = await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights });
  officer = apiCaller(server, session);
  const token = await kit.create(officer, '11');
  await pass(MINUTE);
  const paid = await officer.post(`payto-agreements/${token}/payment`, { amount: '50.00' });
  const order = await officer.post('e-commerce/payto/confirm', {
    businessId: 101,
    payerName: 'Alex Tester',
    payerKind: 'BANK_ACCOUNT',
    bsb: '062-000',
    accountNumber: '12345611',
    amount: '42.00',
    description: 'Web order 20931',
    customerReferenceNumber: 'WEB-20931',
  });
  expect([paid.status, order.status], paid.raw + order.raw).toEqual([201, 201]);
  await pass(MINUTE);
  const { rows } = await server.services.owner.query<{ receipt: string }>(
    `select receipt_number as receipt from app.transaction where customer_name = 'Alex Tester'`,
  );
  receipts = { ofCustomer: paid.body.receiptNumber, ofOrder: String(rows[0]?.receipt) };
});
afterAll(() => server.close());

async function pass(milliseconds: number): Promise<void> {
  await passTime(server.services, milliseconds);
  await requeryDue(server.services);
  await askDueAgreements(server.services);
}

describe('payments by PayTo, with a customer and without one', () => {
  it('are found by receipt, payer and reference, and have a receipt', async () => {
    for (const [query, receipt] of [
      [receipts.ofCustomer, receipts.ofCustomer],
      [receipts.ofOrder, receipts.ofOrder],
      ['WEB-20931', receipts.ofOrder],
      ['alex test', receipts.ofOrder],
    ] as const) {
      const { body, raw } = await officer.get(`transactions?query=${encodeURIComponent(query)}`);
      expect(
        body.items.map((item: { receiptNumber: string }) => item.receiptNumber),
        query + raw,
      ).toContain(receipt);
    }
    for (const receipt of Object.values(receipts)) {
      const pdf = await server.app.inject({
        url: `${server.rest}/transactions/${receipt}/receipt`,
        headers: session.headers,
      });
      expect([pdf.statusCode, pdf.body.slice(0, 5)]).toEqual([200, '%PDF-']);
    }
  });

  it.each(['ofCustomer', 'ofOrder'] as const)('are refunded in part and whole: %s', async (which) => {
    const path = `transactions/${receipts[which]}`;
    const whole = which === 'ofOrder' ? '42.00' : '50.00';
    const part = await officer.post(`${path}/refund`, { principalAmount: '10.00', reason: 'Returned' });
    expect(part.status, part.raw).toBe(201);
    const rest = await officer.post(`${path}/refund`, {
      principalAmount: `${Number(whole) - 10}.00`,
      reason: 'Returned',
    });
    expect(rest.status, rest.raw).toBe(201);
    const more = await officer.post(`${path}/refund`, { principalAmount: '0.01', reason: 'Returned' });
    expect(more.status).toBeGreaterThanOrEqual(409);
    await pass(MINUTE);
    const { body } = await officer.get(path);
    expect(body.status).toBe('REFUNDED');
  });

  it('are in an export with their payer and reference', async () => {
    const started = await officer.post('transaction-export', {});
    expect(started.status, started.raw).toBe(202);
    await runSideEffects(server.services);
    const ready = await officer.get(`transaction-export?exportId=${started.body.exportId}`);
    const file = await server.app.inject({ url: ready.body.downloadUrl, headers: { cookie: session.headers.cookie } });
    const lines = file.body.split('\n');
    expect(lines.find((line) => line.includes(receipts.ofOrder) && line.includes('WEB-20931'))).toContain(
      'Alex Tester',
    );
    expect(lines.some((line) => line.includes(receipts.ofCustomer))).toBe(true);
  });
});
