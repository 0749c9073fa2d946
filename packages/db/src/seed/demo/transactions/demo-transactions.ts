import { networkOf, type CardNetwork } from '@quickportal/contracts/rules/cards/merchant-choice-routing';
import type { Client } from 'pg';
import { insertRows } from '../../insert-rows.ts';
import { dishonourOf, totalOf, type BankResponse, type DemoPayment } from './demo-payment.ts';
import { demoRoutingOf, settlementAccountId } from '../demo-settlement-accounts.ts';

const firstReceipt = 1_000_000_001;

/** Puts the payments in the order of time and gives them their ids. A refund always comes after what it gives back. */
export function numbered(payments: readonly DemoPayment[]): DemoPayment[] {
  const sorted = payments.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime() || Number(!!a.refundOf) - Number(!!b.refundOf),
  );
  for (const [index, payment] of sorted.entries()) payment.id = 3_000_001 + index;
  return sorted;
}

/** The receipt of a payment that has its id. */
export const receiptOf = ({ id }: DemoPayment): string => String(firstReceipt + id - 3_000_001);

/** Inserts the payments as transactions, and lets the next receipt follow. */
export async function insertDemoTransactions(owner: Client, payments: readonly DemoPayment[]): Promise<void> {
  await insertRows(owner, 'app.transaction', payments.map(transactionRow));
  await owner.query(`select setval('app.receipt_number_seq', $1)`, [firstReceipt + payments.length]);
}

/** The network of a payment; what is given back goes where it came from. */
function cardNetworkOf(payment: DemoPayment): CardNetwork | null {
  const { customer, account, method, currency } = payment.refundOf ?? payment;
  const accountId = method === 'CREDIT_CARD' ? settlementAccountId(customer.businessId, method) : 0;
  const amount = BigInt(totalOf(payment.refundOf ?? payment));
  const card = { cardScheme: account?.kept.cardScheme ?? null, funding: account?.cardType ?? null };
  return networkOf(demoRoutingOf(accountId), { ...card, currency, amount });
}

function transactionRow(payment: DemoPayment): object {
  const { customer, account, status } = payment;
  const response = lastResponse(payment);
  return {
    community_id: customer.communityId,
    id: payment.id,
    business_id: customer.businessId,
    customer_id: customer.id,
    customer_account_id: account?.id ?? null,
    recurring_payment_id: payment.scheduleId,
    recurring_occurrence_id: payment.occurrenceId,
    occurrence_attempt: payment.occurrenceAttempt,
    payto_agreement_id: payment.agreementId,
    receipt_number: receiptOf(payment),
    transaction_type: payment.refundOf ? 'REFUND' : 'PAYMENT',
    source: payment.source,
    payment_method: payment.method,
    status,
    amount: totalOf(payment),
    surcharge_amount: payment.surcharge,
    surcharge_rate: payment.rate,
    currency: payment.currency,
    customer_reference_number: customer.number,
    payment_reference_number: referenceOf(payment),
    customer_name: customer.customerName,
    settlement_account_id: settlementAccountId(customer.businessId, payment.method),
    settlement_date: payment.settlementDate,
    card_scheme: account?.kept.cardScheme ?? null,
    card_type: account?.cardType ?? null,
    card_network: cardNetworkOf(payment),
    holder_name: customer.customerName,
    masked_number: account?.kept.masked ?? null,
    last_four: account?.kept.lastDigits ?? null,
    bsb: account?.bsb ?? null,
    fingerprint: account?.kept.fingerprint ?? null,
    eci: eciOf(payment),
    payer_ip: payment.payerIp,
    summary_code: response?.summary ?? null,
    response_code: response?.code ?? null,
    response_text: response?.text ?? '',
    gateway_reference: response ? `G${payment.id}` : null,
    // A payment and what is given back of it share theirs
    trace_id: `demo${String((payment.refundOf ?? payment).id).padStart(12, '0')}`,
    created_by_user_id: payment.source === 'TERMINAL' ? (customer.communityId === 20 ? 3 : 1) : null,
    transaction_time: payment.at,
    status_changed_at: payment.changedAt,
    cancelled_with_customer_at: payment.cancelledWithCustomer ? customer.disabledAt : null,
    version: 1,
  };
}

/** What the network said last about the payment itself; a void or refund doesn't change it. */
function lastResponse(payment: DemoPayment): BankResponse | null {
  if (payment.status === 'DISHONOURED') return dishonourOf(payment.currency);
  const kind = payment.refundOf ? 'REFUND' : 'PAYMENT';
  return payment.attempts.findLast((attempt) => attempt.kind === kind)?.response ?? null;
}

function referenceOf(payment: DemoPayment): string {
  if (payment.scheduleId) return `PS-${payment.scheduleId}`;
  return payment.refundOf ? `REFUND ${receiptOf(payment.refundOf)}` : `INV-${String(payment.id).slice(-5)}`;
}

function eciOf({ method, source }: DemoPayment): string | null {
  if (method !== 'CREDIT_CARD') return null;
  if (source === 'RECURRING') return 'RECURRING';
  return source === 'PHONE' || source === 'TERMINAL' ? 'PHONE' : 'INTERNET';
}
