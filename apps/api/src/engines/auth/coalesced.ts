interface Waiting<V> {
  promise: Promise<V | undefined>;
  resolve(value: V | undefined): void;
  reject(error: unknown): void;
}

/** More than this in one query gains nothing. */
const MOST = 200;

/**
 * Turns look-ups of one key into look-ups of many: everything asked for until the event loop has worked off the
 * requests that are there goes into one `load`. Nothing is kept afterwards, so every answer is fresh.
 */
export function coalesced<V>(
  load: (keys: string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | undefined> {
  let waiting = new Map<string, Waiting<V>>();

  async function flush(): Promise<void> {
    if (waiting.size === 0) return;
    const asked = waiting;
    waiting = new Map();
    try {
      const found = await load([...asked.keys()]);
      for (const [key, one] of asked) one.resolve(found.get(key));
    } catch (error) {
      for (const one of asked.values()) one.reject(error);
    }
  }

  return (key) => {
    const asked = waiting.get(key);
    if (asked) return asked.promise;
    if (waiting.size === 0) setImmediate(flush);
    const one: Waiting<V> = Promise.withResolvers<V | undefined>();
    waiting.set(key, one);
    if (waiting.size === MOST) void flush();
    return one.promise;
  };
}
