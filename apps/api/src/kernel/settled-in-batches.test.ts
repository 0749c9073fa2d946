import { UnavailableError } from '@quickportal/db/connect/errors';
import { expect, it } from 'vitest';
import { settledInBatches } from './settled-in-batches.ts';

/** Work that records its batches and fails as scripted. */
function working(failure: (group: readonly string[]) => Error | undefined) {
  const groups: string[][] = [];
  const place = {};
  const ask = settledInBatches(
    (name: string) => [place, name[0] ?? ''],
    async (group) => {
      groups.push([...group]);
      const error = failure(group);
      if (error) throw error;
      return group.map((name) => `done ${name}`);
    },
    10,
  );
  const askAll = async (...list: string[]) =>
    (await Promise.allSettled(list.map(ask))).map((entry) =>
      entry.status === 'fulfilled' ? entry.value : entry.reason,
    );
  return { groups, askAll };
}

it('batches items of the same name, and separates those of other names', async () => {
  const { groups, askAll } = working(() => undefined);
  expect(await askAll('a1', 'b1', 'a2')).toEqual(['done a1', 'done b1', 'done a2']);
  expect(groups).toEqual([['a1', 'a2'], ['b1']]);
});

it('works on each alone where a group failed, so that only the broken one fails', async () => {
  const broken = new Error('Broken');
  const { groups, askAll } = working((group) => (group.includes('a2') ? broken : undefined));
  expect(await askAll('a1', 'a2', 'a3')).toEqual(['done a1', broken, 'done a3']);
  expect(groups).toEqual([['a1', 'a2', 'a3'], ['a1'], ['a2'], ['a3']]);
});

it('does nothing twice where the connection was lost while committing', async () => {
  const lost = new UnavailableError('Lost while committing', undefined, true);
  const { groups, askAll } = working(() => lost);
  expect(await askAll('a1', 'a2')).toEqual([lost, lost]);
  expect(groups).toEqual([['a1', 'a2']]);
});
