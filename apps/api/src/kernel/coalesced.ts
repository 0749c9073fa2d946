import DataLoader from 'dataloader';

/** Larger queries gain nothing. */
const MAX_KEYS = 200;
/** Keys requested while a query is running wait for it, but no longer than this. */
const MAX_WAIT_MS = 20;

/**
 * Turns look-ups of one key into look-ups of many: everything requested in the same turn of the event loop, or until a
 * running `load` returns, goes into one query. Nothing is cached, and each `load` starts after its keys were requested,
 * so every result is fresh.
 */
export function coalesced<V>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | undefined> {
  let loading = 0;
  let timer: NodeJS.Timeout | undefined;
  let queue: (() => void)[] = [];

  function dispatchQueue(): void {
    clearTimeout(timer);
    timer = undefined;
    const due = queue;
    queue = [];
    for (const dispatch of due) dispatch();
  }

  function dispatchWhenFree(dispatch: () => void): void {
    if (loading === 0) return dispatch();
    queue.push(dispatch);
    timer ??= setTimeout(dispatchQueue, MAX_WAIT_MS);
  }

  const loader = new DataLoader<string, V | undefined>(
    async (keys) => {
      for (const key of keys) loader.clear(key);
      loading++;
      try {
        const found = await load(keys);
        return keys.map((key) => found.get(key));
      } finally {
        loading--;
        dispatchQueue();
      }
    },
    { maxBatchSize: MAX_KEYS, batchScheduleFn: (dispatch) => setImmediate(dispatchWhenFree, dispatch) },
  );
  return (key) => loader.load(key);
}
