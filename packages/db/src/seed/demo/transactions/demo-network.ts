import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { insertRows } from '../../insert-rows.ts';
import { approved, approvedDebit, settledPayTo, totalOf, type DemoPayment } from './demo-payment.ts';

/** What the built-in network knows the request of an attempt by: it begins with the community, as every instruction. */
export const instructionOf = ({ customer, id }: DemoPayment, index: number): string =>
  `${customer.communityId}-D${id}-${index + 1}`;

/** Whether the outcome of an attempt is still to be queried; that of an accepted bank debit comes in a file. */
export const isOpen = ({ method }: DemoPayment, { status }: DemoPayment['attempts'][number]): boolean =>
  status === 'IN_FLIGHT' || status === 'UNKNOWN' || (method === 'PAYTO' && status === 'ACCEPTED');

/**
 * Writes into the book of the built-in network what is under way, approved, so that the re-query job finds an outcome
 * as it would at a real one.
 */
export async function insertDemoInstructions(owner: Client, payments: readonly DemoPayment[]): Promise<void> {
  const rows = payments.flatMap((payment) =>
    payment.attempts.flatMap((attempt, index) => (isOpen(payment, attempt) ? [instructionRow(payment, index)] : [])),
  );
  await insertRows(owner, 'app.simulator_instruction', rows);
}

function instructionRow(payment: DemoPayment, index: number): object {
  const { refundOf, method } = payment;
  const response = method === 'CREDIT_CARD' ? approved : method === 'PAYTO' ? settledPayTo : approvedDebit;
  const paidBy = refundOf
    ? refundOf.attempts.findIndex(({ kind, status }) => kind === 'PAYMENT' && status === 'APPROVED')
    : -1;
  const id = instructionOf(payment, index);
  return {
    instruction_id: id,
    operation: refundOf ? 'REFUND' : 'PAYMENT',
    original_id: refundOf && paidBy >= 0 ? instructionOf(refundOf, paidBy) : null,
    agreement_id: null,
    content_hash: createHash('sha256').update(id).digest(),
    amount: totalOf(payment),
    state: 'DECIDED',
    approved: true,
    response_code: response.code,
    summary_code: response.summary,
    reference: `G${payment.id}`,
    captured: !refundOf,
    decide_at: null,
    received_at: payment.attempts[index]?.sentAt ?? payment.at,
  };
}
