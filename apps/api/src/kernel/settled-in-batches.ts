import { UnavailableError } from '@quickportal/db/connect/errors';
import { batched } from './batched.ts';

/**
 * `batched` with one queue per owner and name from `queueOf`, such as a database and a community in it. When a batch
 * fails, each item is retried alone, so that one bad item does not fail the others: `work` must roll back when it
 * throws. When the outcome is unknown (the connection was lost while committing) nothing is retried and all items fail.
 */
export function settledInBatches<T, R>(
  queueOf: (item: T) => readonly [owner: object, name: string],
  work: (batch: readonly T[]) => Promise<readonly R[]>,
  maxSize: number,
): (item: T) => Promise<R> {
  const queues = new WeakMap<object, Map<string, (item: T) => Promise<PromiseSettledResult<R>>>>();
  const settle = (batch: readonly T[]) => settleBatchOrEach(batch, work);
  return async (item) => {
    const [owner, name] = queueOf(item);
    const queuesByName = queues.get(owner) ?? new Map<string, (item: T) => Promise<PromiseSettledResult<R>>>();
    queues.set(owner, queuesByName);
    const queue = queuesByName.get(name) ?? batched(settle, maxSize);
    queuesByName.set(name, queue);
    const settled = await queue(item);
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  };
}

async function settleBatchOrEach<T, R>(
  batch: readonly T[],
  work: (batch: readonly T[]) => Promise<readonly R[]>,
): Promise<PromiseSettledResult<R>[]> {
  try {
    return (await work(batch)).map((value) => ({ status: 'fulfilled', value }));
  } catch (reason) {
    const isOutcomeUnknown = reason instanceof UnavailableError && reason.outcomeUnknown;
    if (batch.length === 1 || isOutcomeUnknown) return batch.map(() => ({ status: 'rejected', reason }));
    const settled: PromiseSettledResult<R>[] = [];
    for (const item of batch) settled.push(...(await settleBatchOrEach([item], work)));
    return settled;
  }
}
