import DataLoader from 'dataloader';

/** More than this in one query gains nothing. */
const MOST = 200;
/** What is asked for while a query is on its way waits for it, so that the busier it is, the fewer there are; but not longer. */
const LONGEST_WAIT_MS = 20;

/**
 * Turns look-ups of one key into look-ups of many: everything asked for until the event loop has worked off the
 * requests that are there, or until another `load` is back, goes into one. Nothing is kept afterwards, and every
 * `load` begins after it was asked for, so every answer is fresh.
 */
export function coalesced<V>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | undefined> {
  let loading = 0;
  let patience: NodeJS.Timeout | undefined;
  let waiting: (() => void)[] = [];

  function dispatchWaiting(): void {
    clearTimeout(patience);
    patience = undefined;
    const due = waiting;
    waiting = [];
    for (const dispatch of due) dispatch();
  }

  function dispatchWhenFree(dispatch: () => void): void {
    if (loading === 0) return dispatch();
    waiting.push(dispatch);
    patience ??= setTimeout(dispatchWaiting, LONGEST_WAIT_MS);
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
        dispatchWaiting();
      }
    },
    { maxBatchSize: MOST, batchScheduleFn: (dispatch) => setImmediate(dispatchWhenFree, dispatch) },
  );
  return (key) => loader.load(key);
}
