import { isRefused, problemOf } from '@quickportal/forms/react/problem-of';
import { getUntypedClient } from '@trpc/client';
import type { CallResponse, CallInput, ChangeName } from './call.ts';
import { trpcClient } from '../connection/trpc.ts';

/**
 * Sends a change under one idempotency key until the server gives a definite response: success or refusal. After a lost
 * or 5xx response the key is reused, so that pressing the button twice makes one change.
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

/** Sends a change by its name, with that rule for keys. */
export const changeSender = <N extends ChangeName>(name: N): ((input: CallInput<N>) => Promise<CallResponse<N>>) =>
  underOneKey(
    (input, idempotencyKey) =>
      getUntypedClient(trpcClient).mutation(name, input, { context: { idempotencyKey } }) as Promise<CallResponse<N>>,
  );

/** Previews a change; nothing is stored, so each request is independent. */
export const previewChange = <N extends 'payments.take' | 'paytoAgreements.takePayment' | 'transactions.refund'>(
  name: N,
  input: CallInput<N>,
): Promise<CallResponse<N>> => changeSender(name)(input);
