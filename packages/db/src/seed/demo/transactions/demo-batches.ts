import type { Client } from 'pg';
import { insertRows } from '../../insert-rows.ts';
import { instructionOf, isOpen } from './demo-network.ts';
import { bankDay, totalOf, type DemoPayment } from './demo-payment.ts';
import { settlementAccountId } from '../demo-settlement-accounts.ts';

type BatchStatus = 'OPEN' | 'CLOSED' | 'SETTLED';

interface Batch {
  id: number;
  group: Group;
  status: BatchStatus;
  payments: DemoPayment[];
}

interface Group {
  id: number;
  batches: Batch[];
}

/** What was approved when its batch closed; what came back later is another day's debit. */
const counts = ({ status }: DemoPayment) => status === 'APPROVED' || status === 'REFUNDED' || status === 'DISHONOURED';

const keyOf = (payment: DemoPayment, ...more: string[]) =>
  [payment.customer.businessId, payment.source, payment.settlementDate, ...more].join(' ');

/** Puts the payments into batches (business, account, method and settlement date) and these into groups (source and date). */
function batched(payments: readonly DemoPayment[], now: Date): Group[] {
  const groups = new Map<string, Group>();
  const batches = new Map<string, Batch>();
  for (const payment of payments) {
    const groupKey = keyOf(payment);
    const group = groups.get(groupKey) ?? { id: 60_001 + groups.size, batches: [] };
    groups.set(groupKey, group);
    const batchKey = keyOf(payment, payment.method, payment.currency);
    let batch = batches.get(batchKey);
    if (!batch) {
      batch = { id: 80_001 + batches.size, group, status: statusOf(payment, now), payments: [] };
      batches.set(batchKey, batch);
      group.batches.push(batch);
    }
    batch.payments.push(payment);
  }
  return [...groups.values()];
}

function statusOf({ closesAt, settlementDate, method }: DemoPayment, now: Date): BatchStatus {
  if (now < closesAt) return 'OPEN';
  return settlementDate < bankDay(method, now) ? 'SETTLED' : 'CLOSED';
}

/** Inserts groups, batches and entries, and what was sent to the gateways. Payments must have their ids. */
export async function insertDemoBatches(owner: Client, payments: readonly DemoPayment[], now: Date): Promise<void> {
  const groups = batched(payments, now);
  const batches = groups.flatMap((group) => group.batches);
  await insertRows(owner, 'app.payment_batch_group', groups.map(groupRow));
  await insertRows(owner, 'app.payment_batch', batches.map(batchRow));
  const entries = batches.flatMap(entryRows).map((row, index) => ({ ...row, id: 5_000_001 + index }));
  await insertRows(owner, 'app.batch_entry', entries);
  const attempts = payments
    .flatMap((payment) => attemptRows(payment, now))
    .map((row, index) => ({ ...row, id: 6_000_001 + index }));
  await insertRows(owner, 'app.payment_attempt', attempts);
}

const earliest = (payments: readonly DemoPayment[]) => new Date(Math.min(...payments.map(({ at }) => at.getTime())));

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('A batch without entries');
  return item;
}

function groupRow({ id, batches }: Group): object {
  const payments = batches.flatMap((batch) => batch.payments);
  const { customer, source, settlementDate } = first(payments);
  const open = batches.some(({ status }) => status === 'OPEN');
  const status: BatchStatus = open
    ? 'OPEN'
    : batches.every((batch) => batch.status === 'SETTLED')
      ? 'SETTLED'
      : 'CLOSED';
  const closedAt = open ? null : new Date(Math.max(...payments.map(({ closesAt }) => closesAt.getTime())));
  return {
    community_id: customer.communityId,
    id,
    business_id: customer.businessId,
    source,
    status,
    settlement_date: settlementDate,
    version: 1,
    created_at: earliest(payments),
    updated_at: closedAt ?? earliest(payments),
    closed_at: closedAt,
  };
}

function batchRow({ id, group, status, payments }: Batch): object {
  const { customer, method, currency, settlementDate, closesAt } = first(payments);
  const closedAt = status === 'OPEN' ? null : closesAt;
  const entries = payments.reduce((sum, { surcharge }) => sum + (surcharge > 0 ? 2 : 1), 0);
  const total = payments
    .filter(counts)
    .reduce((sum, payment) => sum + (payment.refundOf ? -totalOf(payment) : totalOf(payment)), 0);
  return {
    community_id: customer.communityId,
    id,
    payment_batch_group_id: group.id,
    business_id: customer.businessId,
    settlement_account_id: settlementAccountId(customer.businessId, method),
    payment_method: method,
    currency,
    status,
    settlement_date: settlementDate,
    closes_at: closesAt,
    entry_count: closedAt ? entries : null,
    total_amount: closedAt ? total : null,
    version: 1,
    created_at: earliest(payments),
    updated_at: closedAt ?? earliest(payments),
    closed_at: closedAt,
  };
}

function entryRows(batch: Batch): object[] {
  return batch.payments.flatMap((payment) => {
    const entry = (entry_type: string, amount: number) => ({
      community_id: payment.customer.communityId,
      business_id: payment.customer.businessId,
      transaction_id: payment.id,
      payment_batch_id: batch.id,
      entry_type,
      amount,
      currency: payment.currency,
      created_at: payment.at,
    });
    const principal = entry('PRINCIPAL', payment.principal);
    return payment.surcharge > 0 ? [principal, entry('SURCHARGE', payment.surcharge)] : [principal];
  });
}

const gateways = {
  CREDIT_CARD: 'cards',
  DIRECT_DEBIT: 'au-direct-entry',
  DIRECT_DEBIT_NZ: 'nz-direct-debit',
  PAYTO: 'payto',
} as const;

/** Milliseconds until what is in progress in a new demo is queried: long enough to be seen. */
const FIRST_REQUERY = 3 * 60_000;

function attemptRows(payment: DemoPayment, now: Date): object[] {
  return payment.attempts.map((attempt, index) => {
    const { kind, status, sentAt, answeredAt, response } = attempt;
    return {
      community_id: payment.customer.communityId,
      business_id: payment.customer.businessId,
      transaction_id: payment.id,
      attempt_number: index + 1,
      kind,
      gateway: gateways[payment.method],
      instruction_id: instructionOf(payment, index),
      status,
      summary_code: response?.summary ?? (status === 'UNKNOWN' ? 2 : null),
      response_code: response?.code ?? null,
      response_text: response?.text ?? '',
      gateway_reference: response ? `G${payment.id}` : null,
      request: null,
      response: null,
      sent_at: sentAt,
      answered_at: answeredAt,
      requeries: status === 'UNKNOWN' ? 2 : 0,
      next_requery_at: isOpen(payment, attempt) ? new Date(now.getTime() + FIRST_REQUERY) : null,
    };
  });
}
