import type { Services } from '../services.ts';

/**
 * Does work for a list in one transaction; where that fails, for each alone, so that what is wrong with one stops no
 * other. What fails alone is logged as `failure` and left out of the answers. The work must have done nothing where it fails.
 */
export async function inOneOrEach<T, R>(
  services: Pick<Services, 'log'>,
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
    const done: R[] = [];
    for (const entry of list) done.push(...(await inOneOrEach(services, [entry], work, failure)));
    return done;
  }
}
