import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setHostility } from '../../engines/gateways/simulator/hostility.ts';
import { workOnBankBatches } from '../../engines/payments/bank-batches.ts';
import { closeDueBatches } from '../../engines/payments/close-batches.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit, type PaymentKit } from '../../testing/payment-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let kit: PaymentKit;
beforeAll(async () => {
  server = await createTestServer();
  kit = await paymentKit(server.services);
});
// Days pass from test to test, and sessions end
let signIns = 0;
beforeEach(async () => {
  const rights = ['TERMINAL_EXISTING_CUSTOMER'] as const;
  const loginName = `officer-${(signIns += 1)}`;
  officer = apiCaller(server, await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights }));
});
afterAll(() => server.close());
afterEach(() => setHostility(server.services, {}));

const debit = async (accountId: number, amount: string) => {
  const response = await officer.post('customers/1001/payments', { accountId, amount });
  expect(response.status, response.raw).toBe(201);
  return response.body as { receiptNumber: string; status: string; settlementDate: string };
};
const at = async (moment: string) => {
  server.services.clock.set(moment);
  await closeDueBatches(server.services);
  await workOnBankBatches(server.services);
};
const stateOf = async (receipt: string) => {
  const { rows } = await server.services.owner.query<{
    status: string;
    response_code: string | null;
    settlement_date: string;
  }>(
    `select t.status, t.response_code, t.settlement_date from app.transaction t where receipt_number = $1 and community_id = 10`,
    [receipt],
  );
  return rows[0];
};
const batchOf = async (receipt: string) => {
  const { rows } = await server.services.owner.query<{ status: string; total_amount: number; entry_count: number }>(
    `select b.status, b.total_amount, b.entry_count from app.payment_batch b
       join app.batch_entry e on e.community_id = b.community_id and e.payment_batch_id = b.id
       join app.transaction t on t.community_id = e.community_id and t.id = e.transaction_id
     where t.receipt_number = $1 and t.community_id = 10`,
    [receipt],
  );
  return rows[0];
};

describe('a debit of a bank account', () => {
  it('waits for the cut-off, goes to the bank, settles the banking day after, and may come back on the third', async () => {
    const [good, poor] = [await kit.bankAccount(1001), await kit.bankAccount(1001, '123496')];
    // Friday, after the cut-off: Monday's batch
    const paid = await debit(good, '40.00');
    const bounced = await debit(poor, '60.00');
    expect(paid).toMatchObject({
      status: 'PENDING',
      settlementDate: '2026-11-24',
      surchargeAmount: { amount: '0.00' },
    });
    await at('2026-11-23T06:59:00Z');
    expect((await stateOf(paid.receiptNumber))?.status).toBe('PENDING');
    await at('2026-11-23T07:00:00Z');
    expect(await stateOf(paid.receiptNumber)).toMatchObject({ status: 'IN_FLIGHT' });
    expect(await batchOf(paid.receiptNumber)).toEqual({ status: 'CLOSED', total_amount: 10_000, entry_count: 2 });
    await at('2026-11-23T20:30:00Z');
    expect(await stateOf(paid.receiptNumber)).toMatchObject({ status: 'APPROVED', response_code: 'G' });
    expect(await stateOf(bounced.receiptNumber)).toMatchObject({ status: 'APPROVED' });
    await at('2026-11-25T20:30:00Z');
    expect(await stateOf(paid.receiptNumber)).toMatchObject({ status: 'APPROVED' });
    expect(await stateOf(bounced.receiptNumber)).toMatchObject({ status: 'DISHONOURED', response_code: '6' });
    expect((await batchOf(paid.receiptNumber))?.status).toBe('SETTLED');
    const { rows } = await server.services.owner.query(`select type from app.event where object_id = $1 order by id`, [
      bounced.receiptNumber,
    ]);
    expect(rows).toEqual([{ type: 'payment.approved' }, { type: 'payment.dishonoured' }]);
  });

  it('that the bank never received goes with the next batch, and is taken once', async () => {
    const account = await kit.bankAccount(1001, '765432');
    const paid = await debit(account, '25.00');
    await setHostility(server.services, { loseRequest: 1 });
    await at('2026-11-26T07:00:00Z');
    expect(await stateOf(paid.receiptNumber)).toMatchObject({ status: 'IN_FLIGHT' });
    await setHostility(server.services, {});
    await at('2026-11-26T07:02:00Z');
    expect(await stateOf(paid.receiptNumber)).toMatchObject({ status: 'PENDING', settlement_date: '2026-11-30' });
    await at('2026-11-27T07:00:00Z');
    await at('2026-11-29T20:30:00Z');
    expect(await stateOf(paid.receiptNumber)).toMatchObject({ status: 'APPROVED' });
  });

  it('whose batch was sent by a process that died is sent again under the same id, and taken once', async () => {
    const account = await kit.bankAccount(1001, '2468');
    const paid = await debit(account, '31.00');
    server.services.clock.set('2026-11-30T07:00:00Z');
    await closeDueBatches(server.services);
    await workOnBankBatches(server.services);
    // As if it had died before its note of the bank's yes
    await server.services.owner.query(
      `update app.payment_batch set submitted_at = null, next_query_at = $1 where instruction_id is not null and submitted_at = $1`,
      ['2026-11-30T07:00:00Z'],
    );
    await at('2026-11-30T07:01:00Z');
    await at('2026-11-30T20:30:00Z');
    expect(await stateOf(paid.receiptNumber)).toMatchObject({ status: 'APPROVED' });
    const { rows } = await server.services.owner.query(
      `select count(*)::int as n from app.payment_attempt p join app.transaction t on t.id = p.transaction_id where t.receipt_number = $1`,
      [paid.receiptNumber],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});
