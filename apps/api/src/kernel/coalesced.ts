interface Waiting<V> {
  promise: Promise<V | undefined>;
  resolve(value: V | undefined): void;
  reject(error: unknown): void;
}

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
  load: (keys: string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | undefined> {
  let waiting = new Map<string, Waiting<V>>();

  let loading = 0;
  let patience: NodeJS.Timeout | null = null;

  function flushWhenFree(): void {
    if (loading > 0) patience ??= setTimeout(flush, LONGEST_WAIT_MS);
    else void flush();
  }

  async function flush(): Promise<void> {
    if (patience) clearTimeout(patience);
    patience = null;
    if (waiting.size === 0) return;
    const asked = waiting;
    waiting = new Map();
    loading++;
    try {
      const found = await load([...asked.keys()]);
      for (const [key, one] of asked) one.resolve(found.get(key));
    } catch (error) {
      for (const one of asked.values()) one.reject(error);
    } finally {
      loading--;
      if (patience) void flush();
    }
  }

  return (key) => {
    const asked = waiting.get(key);
    if (asked) return asked.promise;
    if (waiting.size === 0) setImmediate(flushWhenFree);
    const one: Waiting<V> = Promise.withResolvers<V | undefined>();
    waiting.set(key, one);
    if (waiting.size === MOST) void flush();
    return one.promise;
  };
}
