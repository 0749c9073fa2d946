import { calendarOf, processingDate, settlementDate } from '@quickportal/contracts/rules/banking-calendar/settlement';
import { paymentAttemptStates } from '@quickportal/contracts/rules/states/payment-attempt';
import { paymentBatchGroupStates, paymentBatchStates } from '@quickportal/contracts/rules/states/payment-batch';
import { payToAgreementStates } from '@quickportal/contracts/rules/states/payto-agreement';
import { bilateralAmendmentStates } from '@quickportal/contracts/rules/states/payto-amendment';
import {
  bankStatementAccountStates,
  bankStatementLineStates,
  matchingRuleStates,
  simulationLineStates,
} from '@quickportal/contracts/rules/states/reconciliation';
import { occurrenceStates } from '@quickportal/contracts/rules/states/recurring-payment-occurrence';
import { recurringPaymentStates } from '@quickportal/contracts/rules/states/recurring-payment';
import { refundStates } from '@quickportal/contracts/rules/states/refund';
import { serviceMessageStates } from '@quickportal/contracts/rules/states/delivery';
import { fraudDecisionStates } from '@quickportal/contracts/rules/states/fraud-decision';
import { payToPayeeStates } from '@quickportal/contracts/rules/states/settlement-account';
import { storedStates, type StateMachine } from '@quickportal/contracts/rules/state-machines/state-machine';
import { transactionStates } from '@quickportal/contracts/rules/states/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSettlementTarget } from '../../nouns/payments/find-settlement-target.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { seedDemo } from './demo.ts';

const rights = { facility: [], facilityView: [], staff: [], staffView: [] };
const masterKey = 'the master key under which the tests seal demo numbers';

/** Tables with a machine, and the communities that show each of its states. */
const stateful: readonly (readonly [table: string, machine: StateMachine, communities: number[], filter?: string])[] = [
  ['recurring_payment', recurringPaymentStates, [10, 20]],
  ['recurring_occurrence', occurrenceStates, [10]],
  ['transaction', transactionStates, [10, 20], `transaction_type = 'PAYMENT'`],
  ['transaction', refundStates, [10, 20], `transaction_type = 'REFUND'`],
  ['payment_attempt', paymentAttemptStates, [10, 20]],
  ['payment_batch', paymentBatchStates, [10, 20]],
  ['payment_batch_group', paymentBatchGroupStates, [10, 20]],
  ['fraud_decision', fraudDecisionStates, [10, 20]],
  ['payto_agreement', payToAgreementStates, [10, 20]],
  ['payto_amendment', bilateralAmendmentStates, [10, 20], `amendment_type = 'BILATERAL_AMENDMENT'`],
  ['service_message', serviceMessageStates, [10, 20]],
  ['settlement_account', payToPayeeStates, [10], `kind = 'PAYTO_PAYEE'`],
  ['bank_statement_account', bankStatementAccountStates, [10]],
  ['bank_statement_line', bankStatementLineStates, [10, 20]],
  ['matching_rule', matchingRuleStates, [10, 20]],
  ['simulation_line', simulationLineStates, [10, 20]],
];

/** Columns that speak of later on purpose; `infinity` is no instant. */
const later =
  /^(locked_until|respond_by|closes_at|expires_at|expiry_date|next_attempt_at|next_query_at|next_requery_at|next_run_at|due_at|available_at)$/;

// an evening, a Saturday, a Monday before the night's run, the first working day of a year, and the day clocks change
describe.each([
  '2026-11-20T09:00:00.000Z',
  '2027-02-13T01:30:00.000Z',
  '2026-08-30T14:20:00.000Z',
  '2027-01-03T22:00:00.000Z',
  '2026-10-03T20:00:00.000Z',
])('the money of a demo of %s', (instant) => {
  const now = new Date(instant);
  let test: TestDatabase;
  const rowsOf = async (sql: string) => (await test.owner.query<Record<string, string | number | null>>(sql)).rows;
  beforeAll(async () => {
    test = await createTestDatabase();
    await seedDemo(test.owner, { now, passwordHash: 'x', rights, masterKey });
  });
  afterAll(() => test.drop());

  it('shows every state of every machine', async () => {
    const missing: string[] = [];
    for (const [table, machine, communities, filter] of stateful)
      for (const communityId of communities) {
        const found = await rowsOf(`select distinct status from app.${table}
          where community_id = ${communityId} and ${filter ?? 'true'}`);
        const states = new Set(found.map(({ status }) => status));
        const absent = storedStates(machine).filter((state) => !states.has(state));
        missing.push(...absent.map((state) => `${communityId} ${table} ${state}`));
      }
    expect(missing).toEqual([]);
  });

  it('shows on the first page of transactions more than what is under way', async () => {
    for (const communityId of [10, 20]) {
      const page = await rowsOf(`select status from app.transaction where community_id = ${communityId}
        order by transaction_time desc, id desc limit 20`);
      const underWay = page.filter(({ status }) => status === 'IN_FLIGHT' || status === 'PENDING');
      expect(underWay.length).toBeLessThanOrEqual(10);
      expect(page.some(({ status }) => status === 'APPROVED')).toBe(true);
    }
  });

  it('has about as many payments today as on the same weekday before, by this time of the day', async () => {
    for (const [communityId, zone] of [
      [10, 'Australia/Sydney'],
      [20, 'Pacific/Auckland'],
    ] as const) {
      const [found] = await rowsOf(`with local as (select timestamptz '${instant}' at time zone '${zone}' as now)
        select count(*) filter (where week = 0) as today, count(*) filter (where week > 0) / 4.0 as usual
        from local, generate_series(0, 4) as week, app.transaction
        where community_id = ${communityId} and transaction_type = 'PAYMENT' and transaction_time
          between ((date_trunc('day', local.now) - week * interval '7 days') at time zone '${zone}')
          and ((local.now - week * interval '7 days') at time zone '${zone}')`);
      const share = Number(found?.today) / Number(found?.usual);
      expect([communityId, share > 0.4 && share < 2.5 ? 'usual' : share]).toEqual([communityId, 'usual']);
    }
  });

  it('has settlement accounts of every kind, and what the decisions ask for', async () => {
    const [kinds] = await rowsOf(
      `select count(distinct kind) as n from app.settlement_account where community_id = 10`,
    );
    expect(kinds?.n).toBe(8);
    for (const communityId of [10, 20]) {
      const [accounts] =
        await rowsOf(`select count(*) filter (where tokenised) as tokenised, count(distinct account_type) as types,
          count(*) filter (where (expiry_year, expiry_month) = (extract(year from timestamptz '${instant}' at time zone 'Australia/Sydney'),
            extract(month from timestamptz '${instant}' at time zone 'Australia/Sydney'))) as expiring
        from app.customer_account where community_id = ${communityId}`);
      expect(Number(accounts?.tokenised)).toBeGreaterThan(0);
      expect(Number(accounts?.expiring)).toBeGreaterThan(0);
      expect(accounts?.types).toBe(3);
      const [surcharged] = await rowsOf(
        `select count(*) as n from app.transaction where surcharge_amount > 0 and community_id = ${communityId}`,
      );
      expect(Number(surcharged?.n)).toBeGreaterThan(20);
    }
  });

  it('adds up: entries to transactions, transactions to batches, refunds to what was paid', async () => {
    expect(
      await rowsOf(`select t.id from app.transaction t left join app.batch_entry e using (community_id)
        where e.transaction_id = t.id group by t.community_id, t.id
        having sum(e.amount) <> t.amount or count(*) <> case when t.surcharge_amount > 0 then 2 else 1 end`),
    ).toEqual([]);
    expect(
      await rowsOf(`select t.id from app.transaction t where not exists (select from app.batch_entry e
        where e.community_id = t.community_id and e.transaction_id = t.id)`),
    ).toEqual([]);
    expect(
      await rowsOf(`select b.id, b.total_amount, b.entry_count from app.payment_batch b
        join app.batch_entry e on e.community_id = b.community_id and e.payment_batch_id = b.id
        join app.transaction t on t.community_id = e.community_id and t.id = e.transaction_id
        where b.status <> 'OPEN' group by b.community_id, b.id
        having count(*) <> b.entry_count or b.total_amount <> coalesce(sum(case t.transaction_type when 'REFUND' then -e.amount else e.amount end)
          filter (where t.status in ('APPROVED', 'REFUNDED', 'DISHONOURED')), 0)`),
    ).toEqual([]);
    expect(
      await rowsOf(`select o.id, o.status, o.amount, sum(f.amount) filter (where t.status = 'APPROVED') as back
        from app.refund f join app.transaction o on o.community_id = f.community_id and o.id = f.original_transaction_id
          join app.transaction t on t.community_id = f.community_id and t.id = f.transaction_id
        group by o.community_id, o.id
        having sum(f.amount) filter (where t.status in ('APPROVED', 'PENDING', 'IN_FLIGHT')) > o.amount
          or (o.status = 'REFUNDED') <> (coalesce(sum(f.amount) filter (where t.status = 'APPROVED'), 0) = o.amount)`),
    ).toEqual([]);
    const [alone] =
      await rowsOf(`select count(*) as n from app.transaction t where (t.status = 'REFUNDED' and not exists
        (select from app.refund f where f.community_id = t.community_id and f.original_transaction_id = t.id))
      or (t.transaction_type = 'REFUND' and not exists (select from app.refund f where f.community_id = t.community_id
        and f.transaction_id = t.id and f.amount = t.amount))`);
    expect(alone?.n).toBe(0);
  });

  it('keeps entries, batches and groups of one kind together, and closes them in the right order', async () => {
    expect(
      await rowsOf(`select b.id from app.batch_entry e
        join app.payment_batch b on b.community_id = e.community_id and b.id = e.payment_batch_id
        join app.payment_batch_group g on g.community_id = b.community_id and g.id = b.payment_batch_group_id
        join app.transaction t on t.community_id = e.community_id and t.id = e.transaction_id
        where (t.business_id, t.payment_method, t.currency, t.settlement_date, t.settlement_account_id)
            <> (b.business_id, b.payment_method, b.currency, b.settlement_date, b.settlement_account_id)
          or g.source <> t.source or g.settlement_date <> b.settlement_date
          or (g.status = 'SETTLED' and b.status <> 'SETTLED') or (b.status = 'OPEN' and g.status <> 'OPEN')
          or (b.status <> 'OPEN' and t.status in ('PENDING', 'IN_FLIGHT', 'SUSPENDED'))`),
    ).toEqual([]);
    expect(
      await rowsOf(`select t.id from app.transaction t
        join app.settlement_account s on s.community_id = t.community_id and s.id = t.settlement_account_id
        left join app.customer_account a on a.community_id = t.community_id and a.id = t.customer_account_id
        where s.currency <> t.currency or s.status = 'DISABLED' or a.customer_id <> t.customer_id
          or a.account_type <> t.payment_method or (a.id is null) <> (t.payment_method = 'PAYTO')
          or (t.payment_method <> 'PAYTO' and not exists (select from app.accepted_account_type c
            where c.community_id = t.community_id and c.business_id = t.business_id and c.account_type = t.payment_method))`),
    ).toEqual([]);
  });

  it('has answers and attempts that fit what became of the payment', async () => {
    expect(
      await rowsOf(`select t.id, t.status, t.transaction_type, array_agg(a.kind || ' ' || a.status order by a.attempt_number) as attempts
        from app.transaction t left join app.payment_attempt a on a.community_id = t.community_id and a.transaction_id = t.id
        group by t.community_id, t.id
        having case t.status
          when 'PENDING' then count(a.id) > 0
          when 'SUSPENDED' then count(a.id) > 0
          when 'CANCELLED' then count(a.id) > 0
          when 'IN_FLIGHT' then count(*) filter (where a.status in ('IN_FLIGHT', 'UNKNOWN', 'ACCEPTED')) <> 1
          when 'DECLINED' then count(*) filter (where a.status = 'APPROVED') > 0
          else count(*) filter (where a.status = 'APPROVED' and a.kind = (case t.transaction_type when 'REFUND' then 'REFUND' else 'PAYMENT' end)) <> 1
        end`),
    ).toEqual([]);
    expect(
      await rowsOf(`select id from app.transaction where (status = 'DISHONOURED' and (payment_method not in
        ('DIRECT_DEBIT', 'DIRECT_DEBIT_NZ') or summary_code <> 1)) or (status in ('APPROVED', 'REFUNDED') and summary_code <> 0)`),
    ).toEqual([]);
  });

  it('settles every kind of account and every card that a business takes', async () => {
    const accepted =
      await rowsOf(`select t.community_id, t.business_id, t.account_type, c.card_scheme, b.settlement_currency
      from app.accepted_account_type t join app.business b on b.community_id = t.community_id and b.id = t.business_id
      left join app.accepted_card c on t.account_type = 'CREDIT_CARD' and c.community_id = t.community_id and c.business_id = t.business_id`);
    const missing: unknown[] = [];
    for (const item of accepted) {
      const wanted = {
        businessId: Number(item.business_id),
        accountType: item.account_type as 'CREDIT_CARD',
        cardScheme: item.card_scheme as string | null,
        currency: item.settlement_currency as 'AUD',
      };
      const db = test.db.reader({ kind: 'community', communityId: Number(item.community_id) });
      for (const product of ['TERMINAL', 'RECURRING'] as const)
        if (!(await findSettlementTarget(db, { ...wanted, product }))) missing.push({ ...wanted, product });
    }
    expect(accepted.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  it('has every outcome that is not known yet asked for, and a network that knows it', async () => {
    const open = await rowsOf(`select i.state, i.approved, i.amount = t.amount as "sameAmount",
        (i.operation = 'REFUND') = (t.transaction_type = 'REFUND') as "sameKind",
        i.operation = 'PAYMENT' or i.original_id is not null as "namesOriginal", a.next_requery_at is not null as "isAsked",
        starts_with(a.instruction_id, a.community_id || '-') as "namesCommunity"
      from app.payment_attempt a join app.transaction t on t.community_id = a.community_id and t.id = a.transaction_id
      left join app.simulator_instruction i on i.instruction_id = a.instruction_id
      where a.status in ('IN_FLIGHT', 'UNKNOWN') or (a.status = 'ACCEPTED' and t.payment_method = 'PAYTO')`);
    expect(open.length).toBeGreaterThan(5);
    const known = {
      state: 'DECIDED',
      approved: true,
      sameAmount: true,
      sameKind: true,
      namesOriginal: true,
      isAsked: true,
      namesCommunity: true,
    };
    expect(open).toEqual(open.map(() => known));
  });

  it('settles on banking days, and debits come back on the third of them', async () => {
    const rows = await rowsOf(`select transaction_time, status, status_changed_at, settlement_date, payment_method
      from app.transaction where payment_method <> 'PAYTO'`);
    for (const row of rows) {
      const method = row.payment_method === 'CREDIT_CARD' ? 'CARD' : (row.payment_method as 'DIRECT_DEBIT');
      const calendar = calendarOf(method);
      expect(calendar.closedBecause(String(row.settlement_date))).toBeNull();
      const at = new Date(String(row.transaction_time));
      const wasSentAtOnce = row.status === 'DISHONOURED' || row.status_changed_at === row.transaction_time;
      if (row.status === 'DISHONOURED' || (row.status === 'APPROVED' && wasSentAtOnce))
        expect(row.settlement_date).toBe(settlementDate(method, at));
      if (row.status !== 'DISHONOURED') continue;
      const worked = processingDate(method, at);
      expect(processingDate(method, new Date(String(row.status_changed_at)))).toBe(calendar.add(worked, 3));
    }
  });

  it('says nothing of the future', async () => {
    const columns = await rowsOf(`select table_name as t, column_name as c from information_schema.columns
      where table_schema = 'app' and data_type = 'timestamp with time zone' order by 1, 2`);
    const wrong: string[] = [];
    for (const { t, c } of columns.filter((column) => !later.test(String(column.c)))) {
      const [row] = await rowsOf(`select count(*) as n from app.${t} where ${c} > timestamptz '${instant}'
        and ${c} <> 'infinity'`);
      if (row?.n !== 0) wrong.push(`${t}.${c}: ${row?.n}`);
    }
    expect(wrong).toEqual([]);
    const [old] = await rowsOf(`select count(*) as n, min(transaction_time) as first from app.transaction`);
    expect(Number(old?.n)).toBeGreaterThan(2000);
    expect(new Date(String(old?.first)).getTime()).toBeGreaterThan(now.getTime() - 92 * 86_400_000);
  });

  it('closes its batches at their cut-off, neither earlier nor later', async () => {
    expect(
      await rowsOf(`select id, status, closes_at from app.payment_batch
        where closes_at is null or (status = 'OPEN') <> (closes_at > timestamptz '${instant}')`),
    ).toEqual([]);
  });

  it('has schedules whose dates, counts and next payment agree', async () => {
    expect(
      await rowsOf(`select r.id, r.status, r.next_payment_date, count(*) filter (where o.status = 'UPCOMING') as upcoming
        from app.recurring_payment r left join app.recurring_occurrence o on o.community_id = r.community_id and o.recurring_payment_id = r.id
        group by r.community_id, r.id
        having (r.status = 'ACTIVE') <> (r.next_payment_date is not null)
          or count(*) filter (where o.status = 'UPCOMING') <> case r.status when 'ACTIVE' then 1 else 0 end
          or count(*) filter (where o.status = 'UPCOMING' and o.due_date <> r.next_payment_date) > 0
          or count(*) filter (where o.status = 'PAID') > r.payments_made
          or (r.status = 'FAILED') and count(*) filter (where o.status = 'FAILED') = 0
          or (r.status = 'FAILED') <> (r.status_reason <> '')`),
    ).toEqual([]);
    expect(
      await rowsOf(`select o.id, o.status, o.attempts, count(t.id) as tries from app.recurring_occurrence o
        left join app.transaction t on t.community_id = o.community_id and t.recurring_occurrence_id = o.id
        group by o.community_id, o.id
        having count(t.id) <> o.attempts or (o.status = 'PAID') <> (count(*) filter (where t.status = 'APPROVED') = 1)
          or (o.status = 'PROCESSING') <> (count(*) filter (where t.status in ('PENDING', 'IN_FLIGHT')) = 1)`),
    ).toEqual([]);
  });

  it('has bank statements whose balances follow on, and lines that are never allocated beyond their amount', async () => {
    expect(
      await rowsOf(`select * from (select s.id, s.closing_balance - s.opening_balance - (select coalesce(sum(amount), 0)
            from app.bank_statement_line l where l.community_id = s.community_id and l.bank_statement_id = s.id) as off,
          s.opening_balance - lag(s.closing_balance) over (partition by bank_statement_account_id order by statement_date) as gap
        from app.bank_statement s) x where off <> 0 or gap <> 0`),
    ).toEqual([]);
    expect(
      await rowsOf(`select l.id, l.status from app.bank_statement_line l
        left join app.line_allocation a on a.community_id = l.community_id and a.bank_statement_line_id = l.id
        group by l.community_id, l.id
        having case l.status when 'MATCHED' then coalesce(sum(a.amount), 0) <> l.amount
          when 'PART_MATCHED' then coalesce(sum(a.amount), 0) not between 1 and l.amount - 1 else count(a.id) > 0 end`),
    ).toEqual([]);
    expect(
      await rowsOf(`select i.id from app.invoice i
        left join app.line_allocation a on a.community_id = i.community_id and a.invoice_id = i.id
        group by i.community_id, i.id having coalesce(sum(a.amount), 0) <> i.amount_paid
          or (i.status = 'PAID') <> (i.amount_paid = i.amount) or (i.status = 'OVERPAID') <> (i.amount_paid > i.amount)`),
    ).toEqual([]);
  });
});
