import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { type FormProblem, isRefused, problemOf } from '@quickportal/forms/react/problem-of';
import { useRef, useState } from 'react';
import { useSession } from '../../data/session.ts';
import { refreshAfter } from '../../data/stale-queries.ts';
import { trpcClient } from '../../data/trpc.ts';
import { attemptLeft, forgetAttempt, keepAttempt, type PaymentAttempt } from './payment-attempt.ts';

/** While the first request of a key still runs it is asked again in these gaps: 15 s in all. */
const GAPS = [500, 1000, 1500, 2000, 2500, 3500, 4000];
const NO_ANSWER =
  'The server did not respond. The payment may have been taken; it is safe to try again, because it is never taken twice.';
const STILL_RUNNING = 'The payment is still being processed. Try again to see its outcome.';

/** What became of an attempt; `open`: it may have been taken, and only its own key tells. */
type Outcome =
  | { state: 'taken'; transaction: Transaction }
  | { state: 'refused'; problem: FormProblem }
  | { state: 'open'; message: string };

/** Sends an attempt under its key until it has an answer. */
export async function sendAttempt({ customerId, body, idempotencyKey }: PaymentAttempt): Promise<Outcome> {
  const input = { params: { id: customerId }, query: { validateOnly: false }, body };
  for (const gap of [...GAPS, null]) {
    try {
      const response = await trpcClient.payments.take.mutate(input, { context: { idempotencyKey } });
      if (response.status === 200) throw new Error('A payment was answered as a preview');
      return { state: 'taken', transaction: response.body };
    } catch (error) {
      const problem = problemOf(error);
      if (isRefused(problem)) return { state: 'refused', problem };
      if (problem.kind !== 'idempotency-in-progress') return { state: 'open', message: NO_ANSWER };
      if (gap !== null) await new Promise((resolve) => setTimeout(resolve, gap));
    }
  }
  return { state: 'open', message: STILL_RUNNING };
}

interface Handlers {
  onPaid: (transaction: Transaction, attempt: PaymentAttempt) => void;
  onRefused: (problem: FormProblem) => void;
}

/**
 * Takes a payment once, however often the button is pressed: one attempt at a time, whose key and body are kept until an
 * answer came, also over a reload.
 */
export function useTakePayment(customerId: number, { onPaid, onRefused }: Handlers) {
  const { systemUserId } = useSession().user;
  const [left, setLeft] = useState(() => {
    const attempt = attemptLeft({ systemUserId, customerId });
    return attempt && { attempt, message: NO_ANSWER };
  });
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  async function send(attempt: PaymentAttempt): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    keepAttempt(attempt);
    try {
      const outcome = await sendAttempt(attempt);
      if (outcome.state === 'open') return setLeft({ attempt, message: outcome.message });
      forgetAttempt(customerId);
      setLeft(null);
      if (outcome.state === 'taken') onPaid(outcome.transaction, attempt);
      else onRefused(outcome.problem);
    } finally {
      sending.current = false;
      setBusy(false);
      void refreshAfter('payments.take');
    }
  }

  return {
    busy,
    /** An attempt without an answer: nothing else may be taken here until it has one, or is given up. */
    left,
    take: (payment: Pick<PaymentAttempt, 'body' | 'displayTotal' | 'displayName'>) =>
      send({ ...payment, customerId, systemUserId, idempotencyKey: crypto.randomUUID() }),
    again: () => (left ? send(left.attempt) : Promise.resolve()),
    giveUp: () => {
      forgetAttempt(customerId);
      setLeft(null);
    },
  };
}
