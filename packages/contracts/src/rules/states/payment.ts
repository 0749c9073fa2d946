import { paymentAttemptStates, type PaymentAttemptStatus } from './payment-attempt.ts';
import { refundStates, type RefundStatus } from './refund.ts';
import { next, type EventOf } from '../state-machines/state-machine.ts';
import { transactionStates, type TransactionStatus } from './transaction.ts';

/** A payment with its current attempt and its refunds: the three machines together, with amounts in cents. */
export interface Payment {
  amount: bigint;
  status: TransactionStatus;
  attempt: PaymentAttemptStatus | null;
  refunds: readonly PaymentRefund[];
}

export interface PaymentRefund {
  amount: bigint;
  status: RefundStatus;
}

/** What happens to a payment. `refundEvent` is for the refund at that place in `refunds`. */
export type PaymentEvent =
  | { event: 'send' | 'suspend' | 'release' | 'declineSuspended' | 'cancel' | 'void' | 'dishonour' }
  | { event: 'attempt'; attemptEvent: EventOf<typeof paymentAttemptStates> }
  | { event: 'refund'; amount: bigint }
  | { event: 'refundEvent'; refund: number; refundEvent: EventOf<typeof refundStates> };

/** What a payment's money has done, in cents. taken = settled + refunded, and reserved is a part of settled. */
export interface PaymentBalance {
  taken: bigint;
  refunded: bigint;
  reserved: bigint;
  settled: bigint;
  refundable: bigint;
}

const isLive = ({ status }: PaymentRefund): boolean => status !== 'DECLINED' && status !== 'CANCELLED';
const sum = (refunds: readonly PaymentRefund[]): bigint => refunds.reduce((total, { amount }) => total + amount, 0n);

/** The amounts of a payment. A voided or dishonoured one has taken nothing in the end. */
export function balanceOf(payment: Payment): PaymentBalance {
  const result = payment.status === 'APPROVED' || payment.status === 'REFUNDED' ? payment.amount : 0n;
  const refunded = sum(payment.refunds.filter(({ status }) => status === 'APPROVED'));
  const reserved = sum(payment.refunds.filter((refund) => isLive(refund) && refund.status !== 'APPROVED'));
  const settled = result - refunded;
  return { taken: result, refunded, reserved, settled, refundable: settled - reserved };
}

/** The payment after an event, or null when it is refused. Neither the payment nor a refund can be sent while an attempt is open. */
export function applyToPayment(payment: Payment, event: PaymentEvent): Payment | null {
  switch (event.event) {
    case 'send':
      return move({ ...payment, attempt: 'IN_FLIGHT' }, 'send');
    case 'declineSuspended':
      return payment.status === 'SUSPENDED' ? move(payment, 'decline') : null;
    case 'void':
    case 'dishonour':
      return payment.refunds.some(isLive) ? null : move(payment, event.event);
    case 'attempt':
      return applyAttempt(payment, event.attemptEvent);
    case 'refund':
      if (event.amount <= 0n || event.amount > balanceOf(payment).refundable) return null;
      return { ...payment, refunds: [...payment.refunds, { amount: event.amount, status: 'IN_FLIGHT' }] };
    case 'refundEvent':
      return applyRefund(payment, event.refund, event.refundEvent);
    default:
      return move(payment, event.event);
  }
}

function move(payment: Payment, event: EventOf<typeof transactionStates>): Payment | null {
  const status = next(transactionStates, payment.status, event);
  return status && { ...payment, status };
}

function applyAttempt(payment: Payment, event: EventOf<typeof paymentAttemptStates>): Payment | null {
  const attempt = payment.attempt && next(paymentAttemptStates, payment.attempt, event);
  if (!attempt) return null;
  const moved = { ...payment, attempt };
  return event === 'accept' || event === 'lose' ? moved : move(moved, event);
}

function applyRefund(payment: Payment, at: number, event: EventOf<typeof refundStates>): Payment | null {
  const refund = payment.refunds[at];
  const status = refund && next(refundStates, refund.status, event);
  if (!status) return null;
  const moved = { ...payment, refunds: payment.refunds.with(at, { ...refund, status }) };
  if (status !== 'APPROVED') return moved;
  return move(moved, balanceOf(moved).settled === 0n ? 'refundRest' : 'refundPart');
}
