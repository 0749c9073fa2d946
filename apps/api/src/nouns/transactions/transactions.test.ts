import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setHostility } from '../../engines/gateways/simulator/hostility.ts';
import { closeDueBatches } from '../../engines/payments/close-batches.ts';
import { requeryDue } from '../../engines/payments/requery.ts';
import { sendRefundHandler } from '../../engines/payments/send-refund.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit, type PaymentKit } from '../../testing/payment-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let approver: ApiCaller;
let staff: ApiCaller;
let kit: PaymentKit;
let cardId: number;
beforeAll(async () => {
  server = await createTestServer();
  kit = await paymentKit(server.services);
  cardId = await kit.card(1001);
  const rights = ['TERMINAL_EXISTING_CUSTOMER', 'TransactionDetailView', 'REFUND_TRANSACTIONS'] as const;
  const person = { kind: 'CLIENT', communityId: 10 } as const;
  officer = apiCaller(server, await server.signIn({ ...person, loginName: 'officer', rights }));
  approver = apiCaller(server, await server.signIn({ ...person, loginName: 'approver', rights: ['APPROVE_REFUNDS'] }));
  staff = apiCaller(
    server,
    await server.signIn({
      loginName: 'staff',
      kind: 'STAFF',
      communityId: null,
      rights: ['REQUERY_TRANSACTIONS', 'TransactionDetailView'],
      chooses: 10,
    }),
  );
});
afterAll(() => server.close());
afterEach(() => setHostility(server.services, {}));

interface TakenPayment {
  receiptNumber: string;
  status: string;
}
const take = async (amount: string, accountId = cardId, more: object = {}): Promise<TakenPayment> => {
  const response = await officer.post('customers/1001/payments', { accountId, amount, ...more });
  expect(response.status, response.raw).toBe(201);
  return response.body as TakenPayment;
};
const details = async (receipt: string) => (await officer.get(`transactions/${receipt}`)).body;
/** Without an amount: all that is left of the principal, or was paid. */
const refund = async (receipt: string, principalAmount?: string, headers: Record<string, string> = {}) => {
  const whole = async () => {
    const { refundablePrincipal: left, principalAmount: paid } = await details(receipt);
    return left.amount === '0.00' ? paid.amount : left.amount;
  };
  const amount = principalAmount ?? (await whole());
  return officer.post(`transactions/${receipt}/refund`, { reason: 'Paid twice', principalAmount: amount }, headers);
};
const search = async (query: string) => {
  const response = await officer.get(`transactions?${query}`);
  expect(response.status, response.raw).toBe(200);
  return (response.body.items as TakenPayment[]).map(({ receiptNumber }) => receiptNumber);
};

describe('transactions', () => {
  it('are found by whatever an officer holds in hand, newest first', async () => {
    const first = await take('33.00', cardId, {
      paymentReferenceNumber: 'INV 4711/a',
      customerReferenceNumber: 'Olsson',
    });
    const other = await kit.card(1001, '4111111111444496');
    const second = await take('34.00', other);
    const debit = await take('35.00', await kit.bankAccount(1001));
    const receipts = [debit, second, first].map(({ receiptNumber }) => receiptNumber);
    const [bank, declined, paid] = receipts as [string, string, string];
    expect(await search('customerId=1001')).toEqual(receipts);
    expect(await search(`receiptNumber=${paid}`)).toEqual([paid]);
    expect(await search('reference=inv%204711')).toEqual([paid]);
    expect(await search('reference=OLS')).toEqual([paid]);
    expect(await search('customerName=customer%201001')).toEqual(receipts);
    expect(await search('amount=33.50')).toEqual([paid]);
    expect(await search('status=DECLINED')).toEqual([declined]);
    expect(await search('lastFour=4496')).toEqual([declined]);
    expect(await search('bsb=062-000')).toEqual([bank]);
    expect(await search('from=2026-11-20&to=2026-11-20')).toEqual(receipts);
    expect(await search('from=2026-11-21')).toEqual([]);
    expect(await search('settlementDate=2026-11-24')).toEqual([bank]);
    const token = `select account_token from app.customer_account where id = ${cardId}`;
    const { rows } = await server.services.owner.query<{ account_token: string }>(token);
    expect(await search(`accountToken=${rows[0]?.account_token}`)).toEqual([paid]);
    expect(await search('status=DECLINED&lastFour=4242')).toEqual([]);
  });

  it('tell their life, and a decline in words with what to do next', async () => {
    const declined = await details((await search('status=DECLINED'))[0] ?? '');
    // Nothing of it settles
    expect(declined.settlementDate).toBeNull();
    expect(declined.decline).toEqual({
      kind: 'SOFT',
      text: 'Insufficient funds',
      nextStep: 'Try again later, or ask the customer for another account.',
    });
    const paid = await take('20.00');
    await refund(paid.receiptNumber, '5.00');
    const life = await details(paid.receiptNumber);
    expect(life.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
      'REQUEST',
      'SENT',
      'ANSWER',
      'REFUND',
      'NOTICE',
    ]);
    expect(life).toMatchObject({
      decline: null,
      canVoid: false,
      canRequery: false,
      refundRefusal: '',
      pendingRefundId: null,
      businessName: expect.stringContaining(' '),
      surchargeRate: '1.5',
      batch: { status: 'OPEN', settlementDate: '2026-11-23', closesAt: '2026-11-23T07:00:00.000Z' },
      refundedAmount: { amount: '5.08' },
      refundablePrincipal: { amount: '15.00' },
    });
    const { receiptNumber } = life.timeline[3];
    const given = await details(receiptNumber);
    expect(given).toMatchObject({
      originalReceiptNumber: paid.receiptNumber,
      traceId: life.traceId,
      refundablePrincipal: { amount: '0.00' },
    });
  });
});

describe('refunds', () => {
  it('in parts give back all of the surcharge in the end, and never more than was paid', async () => {
    const { receiptNumber } = await take('100.00');
    const parts: Awaited<ReturnType<typeof refund>>['body'][] = [];
    for (const part of ['33.33', '33.33', undefined]) parts.push((await refund(receiptNumber, part)).body);
    expect(parts.map(({ status }) => status)).toEqual(['APPROVED', 'APPROVED', 'APPROVED']);
    const cents = (name: string) => parts.reduce((sum, part) => sum + Math.round(Number(part[name].amount) * 100), 0);
    expect([cents('principalAmount'), cents('surchargeAmount'), cents('totalAmount')]).toEqual([10_000, 150, 10_150]);
    expect((await details(receiptNumber)).status).toBe('REFUNDED');
    expect((await refund(receiptNumber, '0.01')).status).toBe(409);
  });

  it('at once beyond what was paid: one of them is refused', async () => {
    const { receiptNumber } = await take('90.00');
    const responses = await Promise.all(['60.00', '60.00', '60.00'].map((part) => refund(receiptNumber, part)));
    expect(responses.map(({ status }) => status).toSorted((entry, other) => entry - other)).toEqual([201, 422, 422]);
    expect((await details(receiptNumber)).refundedAmount.amount).toBe('60.90');
  });

  it('with one key at once give back once', async () => {
    const { receiptNumber } = await take('80.00');
    const headers = { 'idempotency-key': 'refund-once' };
    const responses = await Promise.all([1, 2, 3].map(() => refund(receiptNumber, '10.00', headers)));
    const again = await refund(receiptNumber, '10.00', headers);
    const done = [...responses.filter(({ status }) => status === 201), again];
    expect(new Set(done.map(({ raw }) => raw)).size).toBe(1);
    expect((await details(receiptNumber)).refundedAmount.amount).toBe('10.15');
  });

  it('whose outcome is unknown keep their amount reserved until it is', async () => {
    const { receiptNumber } = await take('70.00');
    await setHostility(server.services, { loseRequest: 1 });
    const lost = await refund(receiptNumber);
    expect(lost.body.status).toBe('IN_FLIGHT');
    expect((await refund(receiptNumber, '1.00')).status).toBe(409);
    await setHostility(server.services, {});
    server.services.clock.set(new Date(server.services.clock.now().getTime() + 61_000).toISOString());
    await requeryDue(server.services);
    expect((await details(lost.body.receiptNumber)).status).toBe('CANCELLED');
    expect((await refund(receiptNumber)).body.status).toBe('APPROVED');
    expect((await details(receiptNumber)).status).toBe('REFUNDED');
  });

  it('above the facility’s limit wait for a second person, who is not the requester', async () => {
    await server.services.owner.query(
      `insert into app.community_setting (community_id, refund_approval_above, updated_at) values (10, 5000, $1)`,
      [server.services.clock.now()],
    );
    const { receiptNumber } = await take('60.00');
    const request = await refund(receiptNumber);
    expect(request.status).toBe(202);
    expect((await details(receiptNumber)).refundedAmount.amount).toBe('0.00');
    const path = `proposals/${request.body.proposalId}/approve`;
    const seen = (await approver.get(`proposals/${request.body.proposalId}`)).body;
    const approved = await approver.post(path, { version: seen.version });
    expect(approved.status, approved.raw).toBe(200);
    const { rows } = await server.services.owner.query<{ payload: never }>(
      `select payload from app.outbox where topic = 'payments.send-refund'`,
    );
    const tools = { services: server.services, jobId: '1', communityId: 10, signal: new AbortController().signal };
    // The queue may run it twice
    await sendRefundHandler.handle(rows[0]?.payload as never, tools);
    await sendRefundHandler.handle(rows[0]?.payload as never, tools);
    const refunded = await details(receiptNumber);
    expect(refunded).toMatchObject({ status: 'REFUNDED', refundedAmount: { amount: '60.90' } });
    const approvedBy = { kind: 'USER', name: 'approver' };
    const entry = refunded.timeline.find(({ kind }: { kind: string }) => kind === 'REFUND');
    const { timeline } = await details(entry.receiptNumber);
    expect([entry.actor, timeline[0].actor]).toEqual([approvedBy, approvedBy]);
    const inParts = await take('90.00');
    expect((await refund(inParts.receiptNumber, '30.00')).status).toBe(201);
    const rest = await refund(inParts.receiptNumber, '30.00');
    expect([rest.status, (await details(inParts.receiptNumber)).pendingRefundId]).toEqual([202, rest.body.proposalId]);
    const beside = await refund(inParts.receiptNumber, '19.00');
    expect([beside.status, beside.body.detail]).toEqual([
      409,
      expect.stringContaining('existing dual authentication request'),
    ]);
    expect((await refund((await take('49.00')).receiptNumber)).status).toBe(201);
  });

  it('above the limit wait for anyone who may approve them in the business, not in another one', async () => {
    await server.services.owner.query(
      `insert into app.community_setting (community_id, refund_approval_above, updated_at) values (10, 5000, $1)
       on conflict (community_id) do update set refund_approval_above = 5000`,
      [server.services.clock.now()],
    );
    const approving = async (inBusiness: number) => {
      const user = { kind: 'CLIENT', communityId: 10, rights: ['APPROVE_REFUNDS'], inBusiness } as const;
      return apiCaller(server, await server.signIn({ ...user, loginName: `approves-in-${inBusiness}` }));
    };
    const [here, elsewhere] = [await approving(101), await approving(102)];
    const { receiptNumber } = await take('71.00');
    const { proposalId } = (await refund(receiptNumber)).body;
    const waiting = async (caller: ApiCaller) => {
      const { items } = (await caller.get('proposals')).body;
      const { waiting: count } = (await caller.get('proposals/counts')).body;
      return [items.some((item: { proposalId: number }) => item.proposalId === proposalId), count > 0];
    };
    expect(await waiting(here)).toEqual([true, true]);
    expect(await waiting(elsewhere)).toEqual([false, false]);
    expect((await elsewhere.get(`proposals/${proposalId}`)).status).toBe(404);
    expect((await elsewhere.post(`proposals/${proposalId}/approve`, { version: 1 })).status).toBe(404);
    const seen = (await here.get(`proposals/${proposalId}`)).body;
    expect(seen).toMatchObject({ currentUserCanApprove: true, approvalRefusal: null });
    const approved = await here.post(`proposals/${proposalId}/approve`, { version: seen.version });
    expect(approved.status, approved.raw).toBe(200);
    expect(approved.body.status).toBe('APPROVED');
  });
});

describe('a refund', () => {
  const limited = () =>
    server.services.owner.query(
      `insert into app.community_setting (community_id, refund_approval_above, updated_at) values (10, 5000, $1)
       on conflict (community_id) do update set refund_approval_above = 5000`,
      [server.services.clock.now()],
    );

  it('needs an amount', async () => {
    const { receiptNumber } = await take('15.00');
    const response = await officer.post(`transactions/${receiptNumber}/refund`, { reason: 'Paid twice' });
    expect([response.status, response.body.errors[0].field]).toEqual([422, 'principalAmount']);
    expect((await details(receiptNumber)).refundedAmount.amount).toBe('0.00');
  });

  it('is refused outside of what is left of the payment, with the limit and its currency', async () => {
    const { receiptNumber } = await take('15.00');
    const fault = async (amount: string) => (await refund(receiptNumber, amount)).body.errors;
    expect(await fault('15.01')).toEqual([{ field: 'principalAmount', messages: ['Enter at most $15.00 AUD.'] }]);
    expect(await fault('0.00')).toEqual([{ field: 'principalAmount', messages: ['Enter at least $0.01 AUD.'] }]);
  });

  it('is previewed with its surcharge, and whether a second person is needed and exists, without doing anything', async () => {
    await limited();
    const preview = async (receipt: string, principalAmount: string) =>
      (await officer.post(`transactions/${receipt}/refund?validateOnly=true`, { reason: 'Preview', principalAmount }))
        .body;
    const { receiptNumber } = await take('60.00');
    expect(await preview(receiptNumber, '20.00')).toMatchObject({
      totalAmount: { amount: '20.30' },
      surchargeAmount: { amount: '0.30' },
      needsApproval: false,
      approvalRefusal: '',
    });
    expect(await preview(receiptNumber, '60.00')).toMatchObject({ needsApproval: true, approvalRefusal: '' });
    await server.services.owner.query(`update app.system_user set status = 'DISABLED' where login_name <> 'officer'`);
    const alone = await preview(receiptNumber, '60.00');
    const refused = await refund(receiptNumber);
    await server.services.owner.query(`update app.system_user set status = 'ACTIVE'`);
    expect(alone.approvalRefusal).toMatch(/^No one can approve this: no other user holds the right/);
    expect([refused.status, refused.body.errors]).toEqual([422, [{ field: '', messages: [alone.approvalRefusal] }]]);
    expect((await details(receiptNumber)).pendingRefundId).toBeNull();
  });

  it('that waits is closed when the payment is voided, and can no longer be approved', async () => {
    await limited();
    const { receiptNumber } = await take('61.00');
    const { proposalId } = (await refund(receiptNumber)).body;
    expect((await officer.post(`transactions/${receiptNumber}/void`)).body.status).toBe('VOIDED');
    expect((await details(receiptNumber)).pendingRefundId).toBeNull();
    expect((await officer.get(`proposals/${proposalId}`)).body).toMatchObject({
      status: 'STALE',
      decisionReason: 'The payment was voided or cancelled in the meantime. Reload the page.',
    });
    expect((await approver.post(`proposals/${proposalId}/approve`, {})).status).toBe(409);
  });
});

describe('voids', () => {
  const undo = (receipt: string) => officer.post(`transactions/${receipt}/void`);

  it('notify the customers who were notified of the payment, and no others', async () => {
    const kinds = async (receipt: string) =>
      (
        await server.rows<{ kind: string; status: string }>(
          `select kind, status from app.notification where key like '% ${receipt}' order by id`,
        )
      ).map(({ kind, status }) => `${kind} ${status}`);
    await server.rows(`update app.customer set receives_email = true, email = 'kim@example.com' where id = 1001`);
    const outcome = await take('12.10');
    await undo(outcome.receiptNumber);
    expect(await kinds(outcome.receiptNumber)).toEqual(['PAYMENT_APPROVED QUEUED', 'PAYMENT_VOIDED QUEUED']);
    await server.rows('update app.customer set receives_email = false where id = 1001');
    const silent = await take('12.20');
    await undo(silent.receiptNumber);
    expect(await kinds(silent.receiptNumber)).toEqual(['PAYMENT_APPROVED SUPPRESSED']);
  });

  it('undo a card payment, and take back a bank debit that was not sent', async () => {
    const card = await take('11.00');
    expect((await undo(card.receiptNumber)).body).toMatchObject({ status: 'VOIDED' });
    expect((await undo(card.receiptNumber)).status).toBe(409);
    expect((await refund(card.receiptNumber)).status).toBe(409);
    const debit = await take('12.00', await kit.bankAccount(1001));
    expect((await undo(debit.receiptNumber)).body).toMatchObject({ status: 'CANCELLED' });
  });

  it('and refunds at once: one of them wins', async () => {
    const { receiptNumber } = await take('13.00');
    const [voided, refunded] = await Promise.all([undo(receiptNumber), refund(receiptNumber)]);
    const { status, refundedAmount } = await details(receiptNumber);
    if (status === 'VOIDED') expect([refunded.status, refundedAmount.amount]).toEqual([409, '0.00']);
    else expect([voided.status, status, refundedAmount.amount]).toEqual([409, 'REFUNDED', '13.20']);
  });

  it('of unknown outcome are queried by staff, and nothing is sent again', async () => {
    const { receiptNumber } = await take('14.00');
    await setHostility(server.services, { loseAnswer: 1 });
    expect((await undo(receiptNumber)).status).toBe(202);
    await setHostility(server.services, {});
    expect((await officer.post(`transactions/${receiptNumber}/requery`)).status).toBe(403);
    const request = await staff.post(`transactions/${receiptNumber}/requery`);
    expect([request.status, request.body.status]).toEqual([200, 'VOIDED']);
    expect((await staff.post(`transactions/${receiptNumber}/requery`)).status).toBe(409);
  });

  it('against the cut-off: voided before the batch closes, or refused and settled', async () => {
    const paid = await Promise.all([1, 2, 3, 4].map((entry) => take(`15.0${entry}`)));
    server.services.clock.set('2026-11-23T06:59:59.000Z');
    const { headers } = await server.signIn({
      loginName: 'late',
      kind: 'CLIENT',
      communityId: 10,
      rights: ['REFUND_TRANSACTIONS'],
    });
    const late = apiCaller(server, { headers });
    const undoing = paid.map(({ receiptNumber }) => late.post(`transactions/${receiptNumber}/void`));
    server.services.clock.set('2026-11-23T07:00:00.000Z');
    const responses = await Promise.all([...undoing, closeDueBatches(server.services)].slice(0, 4) as typeof undoing);
    await closeDueBatches(server.services);
    const receipts = paid.map(({ receiptNumber }) => receiptNumber);
    const { rows } = await server.services.owner.query<{
      status: string;
      batch: string;
      total: number;
      approved: number;
    }>(
      `select t.status, b.status as batch, b.total_amount as total,
         (select sum(x.amount * case x.transaction_type when 'REFUND' then -1 else 1 end) from app.transaction x
           where x.status in ('APPROVED', 'REFUNDED', 'IN_FLIGHT') and x.id in
             (select transaction_id from app.batch_entry where payment_batch_id = b.id))::bigint as approved
       from app.transaction t join app.batch_entry e on e.transaction_id = t.id and e.entry_type = 'PRINCIPAL'
         join app.payment_batch b on b.id = e.payment_batch_id
       where t.receipt_number = any ($1) and t.community_id = 10`,
      [receipts],
    );
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row).toMatchObject({ batch: 'CLOSED', total: row.approved });
    const voided = responses.filter(({ status, body }) => status === 200 && body.status === 'VOIDED').length;
    expect(rows.filter(({ status }) => status === 'VOIDED')).toHaveLength(voided);
  });
});
