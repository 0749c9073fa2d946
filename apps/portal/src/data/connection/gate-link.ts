import { type Operation, TRPCClientError, type TRPCLink } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { throughGate, type GateTools } from './through-gate.ts';

/**
 * Sends every tRPC call through the gate. A repeated call is the same operation with the same input and idempotency
 * key; mutations without a key from their form get one here.
 */
export function gateLink<R extends AnyRouter>(tools: GateTools): TRPCLink<R> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const operation = op.type === 'mutation' ? withIdempotencyKey(op) : op;
        let cancelled = false;
        let cancel = () => {};
        const attempt = () =>
          new Promise<Parameters<typeof observer.next>[0]>((resolve, reject) => {
            if (cancelled) return;
            const subscription = next(operation).subscribe({ next: resolve, error: reject });
            cancel = () => subscription.unsubscribe();
          });
        throughGate(tools, attempt).then(
          (response) => {
            observer.next(response);
            observer.complete();
          },
          (error: unknown) => observer.error(TRPCClientError.from(error as Error)),
        );
        return () => {
          cancelled = true;
          cancel();
        };
      });
}

const withIdempotencyKey = (op: Operation): Operation => ({
  ...op,
  context: { ...op.context, idempotencyKey: op.context['idempotencyKey'] ?? crypto.randomUUID() },
});
