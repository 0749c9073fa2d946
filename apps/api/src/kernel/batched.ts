interface Waiting<T, R> {
  it: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/**
 * Turns pieces of work into groups: what is asked for until the event loop has worked off what is there, or while a group
 * is at work, makes the next one. Once half of `most` wait, a second group is at work beside the first. `work` answers for
 * each of a group in its order; where it fails, all of the group fail. The busier it is, the larger the groups; alone
 * no one waits.
 */
export function together<T, R>(
  work: (group: readonly T[]) => Promise<readonly R[]>,
  most = 100,
): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let atWork = 0;

  const mayBegin = () => waiting.length > 0 && (atWork === 0 || (atWork === 1 && waiting.length >= most / 2));

  async function flush(): Promise<void> {
    if (!mayBegin()) return;
    atWork++;
    const group = waiting.slice(0, most);
    waiting = waiting.slice(most);
    try {
      const results = await work(group.map(({ it: item }) => item));
      for (const [index, waiting] of group.entries()) waiting.resolve(results[index] as R);
    } catch (error) {
      for (const waiting of group) waiting.reject(error);
    } finally {
      atWork--;
      void flush();
    }
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<R>();
    waiting.push({ it: item, resolve, reject });
    if (waiting.length === 1 || mayBegin()) setImmediate(() => void flush());
    return promise;
  };
}
