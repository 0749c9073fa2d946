import type { Foundation } from '../foundation.ts';

/**
 * Runs work for a list in one transaction; if that fails, for each item alone, so that one bad item does not block the
 * others. An item that fails alone is logged as `failure` and left out of the results. The work must have no effects
 * when it fails.
 */
export async function inOneOrEach<T, R>(
  services: Pick<Foundation, 'log'>,
  list: readonly T[],
  work: (some: readonly T[]) => Promise<readonly R[]>,
  failure = 'A payment could not be worked on',
): Promise<R[]> {
  if (list.length === 0) return [];
  try {
    return [...(await work(list))];
  } catch (error) {
    const [only, ...others] = list;
    if (only !== undefined && others.length === 0) {
      services.log.error({ err: error }, failure);
      return [];
    }
    const results: R[] = [];
    for (const item of list) results.push(...(await inOneOrEach(services, [item], work, failure)));
    return results;
  }
}
