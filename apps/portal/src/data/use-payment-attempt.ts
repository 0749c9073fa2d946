import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { usePresence } from '@quickportal/forms/react/presence';
import { type FormProblem, isRefused, problemOf } from '@quickportal/forms/react/problem-of';
import { useRef, useState } from 'react';
import type { ChangeName } from './calls/call.ts';
import { attemptLeft, forgetAttempt, keepAttempt, type PaymentAttempt } from './payment-attempt.ts';
import { useSession } from './session.ts';
import { refreshAfter } from './calls/stale-queries.ts';

/** Retry delays while the first request of a key is still running: 15 s in all. */
const GAPS = [500, 1000, 1500, 2000, 2500, 3500, 4000];
const NO_ANSWER =
  'The server did not respond. The payment may have been taken; it is safe to try again, because it is never taken twice.';
const STILL_RUNNING = 'The payment is still being processed. Try again to see its outcome.';

/** Outcome of an attempt; `open`: it may have been taken, and only its own key can tell. */
export type AttemptOutcome =
  | { state: 'taken'; transaction: Transaction }
  | { state: 'refused'; problem: FormProblem }
  | { state: 'open'; message: string };

/** Takes a payment under a key; resolves with the payment. */
type Send<B> = (body: B, idempotencyKey: string) => Promise<Transaction>;

/** Sends an attempt under its key until it has a response. */
async function sendAttempt<B>({ body, idempotencyKey }: PaymentAttempt<B>, send: Send<B>): Promise<AttemptOutcome> {
  for (const gap of [...GAPS, null]) {
    try {
      return { state: 'taken', transaction: await send(body, idempotencyKey) };
    } catch (error) {
      const problem = problemOf(error);
      if (isRefused(problem)) return { state: 'refused', problem };
      if (problem.kind !== 'idempotency-in-progress') return { state: 'open', message: NO_ANSWER };
      if (gap !== null) await new Promise((resolve) => setTimeout(resolve, gap));
    }
  }
  return { state: 'open', message: STILL_RUNNING };
}

interface PaymentCall<B> {
  payer: PaymentAttempt<B>['payer'];
  /** The call, for refetching afterwards. */
  call: ChangeName;
  send: Send<B>;
  onPaid: (transaction: Transaction, attempt: PaymentAttempt<B>) => void;
  onRefused: (problem: FormProblem) => void;
  /** Called with the outcome after the user left. */
  onLeft: (outcome: AttemptOutcome, attempt: PaymentAttempt<B>) => void;
}

/**
 * Takes a payment once, however often the button is pressed: one attempt at a time, whose key and body are kept until a
 * response arrives, even over a reload.
 */
export function usePaymentAttempt<B>({ payer, call, send, onPaid, onRefused, onLeft }: PaymentCall<B>) {
  const { systemUserId } = useSession().user;
  const [left, setLeft] = useState(() => {
    const attempt = attemptLeft<B>({ systemUserId, payer });
    return attempt && { attempt, message: NO_ANSWER };
  });
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const presence = usePresence();

  async function sendOnce(attempt: PaymentAttempt<B>): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    presence.stay();
    setBusy(true);
    keepAttempt(attempt);
    try {
      const outcome = await sendAttempt(attempt, send);
      if (outcome.state !== 'open') forgetAttempt(payer);
      if (presence.isGone()) onLeft(outcome, attempt);
      setLeft(outcome.state === 'open' ? { attempt, message: outcome.message } : null);
      if (outcome.state === 'open' || presence.isGone()) return;
      if (outcome.state === 'taken') onPaid(outcome.transaction, attempt);
      else onRefused(outcome.problem);
    } finally {
      sending.current = false;
      setBusy(false);
      void refreshAfter(call);
    }
  }

  return {
    busy,
    /** An unanswered attempt: nothing else may be taken here until it is answered or given up. */
    left,
    take: (payment: Pick<PaymentAttempt<B>, 'body' | 'displayTotal' | 'displayName'>) =>
      sendOnce({ ...payment, payer, systemUserId, idempotencyKey: crypto.randomUUID() }),
    again: () => (left ? sendOnce(left.attempt) : Promise.resolve()),
    giveUp: () => {
      forgetAttempt(payer);
      setLeft(null);
    },
    /** Records that the user left while it is being sent: the outcome goes to `onLeft`. */
    leave: presence.leave,
  };
}
