interface PendingItem<T, R> {
  item: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/**
 * Batches what is requested in the same turn of the event loop or while a batch is running: the busier the process, the
 * larger the batches. Once half of `maxSize` items wait, a second batch runs beside the first. `work` returns one
 * result for each item, in order; when it throws, every item of the batch fails.
 */
export function batched<T, R>(
  work: (batch: readonly T[]) => Promise<readonly R[]>,
  maxSize = 100,
): (item: T) => Promise<R> {
  let queue: PendingItem<T, R>[] = [];
  let running = 0;

  const canStart = () => queue.length > 0 && (running === 0 || (running === 1 && queue.length >= maxSize / 2));

  async function flush(): Promise<void> {
    if (!canStart()) return;
    running++;
    const batch = queue.slice(0, maxSize);
    queue = queue.slice(maxSize);
    try {
      const results = await work(batch.map(({ item }) => item));
      for (const [index, pending] of batch.entries()) pending.resolve(results[index] as R);
    } catch (error) {
      for (const pending of batch) pending.reject(error);
    } finally {
      running--;
      void flush();
    }
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<R>();
    queue.push({ item, resolve, reject });
    if (queue.length === 1 || canStart()) setImmediate(() => void flush());
    return promise;
  };
}
