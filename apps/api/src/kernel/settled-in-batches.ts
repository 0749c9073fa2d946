import { UnavailableError } from '@quickportal/db/connect/errors';
import { together } from './batched.ts';

/**
 * `together` with a queue for each place and name that `placeOf` answers, such as a database and a community in it. Where
 * a group fails each of it is worked on alone, so that what is wrong with one stops no other; the work must have done
 * nothing where it fails. Where it may have been done all the same (the connection was lost while committing) no one
 * does it again: all fail.
 */
export function settledInBatches<T, R>(
  placeOf: (item: T) => readonly [place: object, name: string],
  work: (group: readonly T[]) => Promise<readonly R[]>,
  most: number,
): (item: T) => Promise<R> {
  const queues = new WeakMap<object, Map<string, (item: T) => Promise<PromiseSettledResult<R>>>>();
  const settle = (group: readonly T[]) => settleGroupOrEach(group, work);
  return async (item) => {
    const [place, name] = placeOf(item);
    const key = queues.get(place) ?? new Map<string, (item: T) => Promise<PromiseSettledResult<R>>>();
    queues.set(place, key);
    const queue = key.get(name) ?? together(settle, most);
    key.set(name, queue);
    const settled = await queue(item);
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  };
}

async function settleGroupOrEach<T, R>(
  group: readonly T[],
  work: (group: readonly T[]) => Promise<readonly R[]>,
): Promise<PromiseSettledResult<R>[]> {
  try {
    return (await work(group)).map((value) => ({ status: 'fulfilled', value }));
  } catch (reason) {
    const mayBeDone = reason instanceof UnavailableError && reason.outcomeUnknown;
    if (group.length === 1 || mayBeDone) return group.map(() => ({ status: 'rejected', reason }));
    const settled: PromiseSettledResult<R>[] = [];
    for (const entry of group) settled.push(...(await settleGroupOrEach([entry], work)));
    return settled;
  }
}
