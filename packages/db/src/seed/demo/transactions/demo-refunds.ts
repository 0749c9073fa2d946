import type { RefundStatus } from '@quickportal/contracts/rules/states/refund';
import { surchargeRefund } from '@quickportal/contracts/rules/payments/surcharge';
import type { Client } from 'pg';
import { insertRows } from '../../insert-rows.ts';
import {
  approved,
  approvedDebit,
  demoPayment,
  settlementOf,
  totalOf,
  type BankResponse,
  type DemoPayment,
} from './demo-payment.ts';

export type RefundEnd = RefundStatus;

const refused: BankResponse = { summary: 1, code: '05', text: 'Do not honour' };

/** A refund of so many cents of a payment's principal, and its surcharge in proportion: a payment of its own, the other way. */
export function refundOf(original: DemoPayment, principal: number, at: Date, end: RefundEnd, now: Date): DemoPayment {
  const { customer, account, method } = original;
  const paid = { principal: BigInt(original.principal), surcharge: BigInt(original.surcharge) };
  const surcharge = Number(surchargeRefund(paid, 0n, BigInt(principal)));
  const response = end === 'DECLINED' ? refused : method === 'CREDIT_CARD' ? approved : approvedDebit;
  const isSent = end === 'APPROVED' || end === 'DECLINED';
  const status = isSent ? end : 'IN_FLIGHT';
  const attempts = [
    { kind: 'REFUND', status, sentAt: at, answeredAt: isSent ? at : null, response: isSent ? response : null } as const,
  ];
  const given = { customer, account, method, source: 'BACK_OFFICE', principal, at, status: end } as const;
  return demoPayment(given, now, {
    refundOf: original,
    agreementId: original.agreementId,
    surcharge,
    rate: original.rate,
    ...settlementOf(method, end === 'PENDING' || end === 'IN_FLIGHT' ? now : at),
    attempts: end === 'PENDING' || end === 'CANCELLED' ? [] : attempts,
  });
}

/** Says of each refund what it gives back. Payments must have their ids. */
export async function insertDemoRefunds(owner: Client, payments: readonly DemoPayment[]): Promise<void> {
  const refunds = payments.flatMap((payment) => (payment.refundOf ? [{ payment, original: payment.refundOf }] : []));
  await insertRows(
    owner,
    'app.refund',
    refunds.map(({ payment, original }, index) => ({
      community_id: payment.customer.communityId,
      id: 400_001 + index,
      business_id: payment.customer.businessId,
      original_transaction_id: original.id,
      transaction_id: payment.id,
      amount: totalOf(payment),
      currency: payment.currency,
      reason: index % 2 === 0 ? 'Paid twice' : 'Asked by the customer',
      requested_by_user_id: payment.customer.communityId === 20 ? 3 : 1,
      created_at: payment.at,
    })),
  );
}
