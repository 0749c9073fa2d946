import { isRefused, problemOf } from '@quickportal/forms/react/problem-of';
import { getUntypedClient } from '@trpc/client';
import type { CallResponse, CallInput, ChangeName } from './call.ts';
import { trpcClient } from './trpc.ts';

/**
 * Sends a change under one idempotency key until the server gave a definite response: success, or a refusal. After a lost
 * or a 5xx response the same key is sent again, so that pressing the button twice changes something once.
 */
export function underOneKey<I, A>(send: (input: I, idempotencyKey: string) => Promise<A>): (input: I) => Promise<A> {
  let key: string | undefined;
  return async (input) => {
    key ??= crypto.randomUUID();
    try {
      const response = await send(input, key);
      key = undefined;
      return response;
    } catch (error) {
      if (isRefused(problemOf(error))) key = undefined;
      throw error;
    }
  };
}

/** Sends a call that changes something, by its name, under keys of that rule. */
export const changeSender = <N extends ChangeName>(name: N): ((input: CallInput<N>) => Promise<CallResponse<N>>) =>
  underOneKey(
    (input, idempotencyKey) =>
      getUntypedClient(trpcClient).mutation(name, input, { context: { idempotencyKey } }) as Promise<CallResponse<N>>,
  );

/** Asks what a change would do; nothing is kept, so that every request is one of its own. */
export const previewChange = <N extends 'payments.take' | 'paytoAgreements.takePayment' | 'transactions.refund'>(
  name: N,
  input: CallInput<N>,
): Promise<CallResponse<N>> => changeSender(name)(input);
