import { setImmediate as tick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { together } from './together.ts';

function halting() {
  const groups: string[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const ask = together((group: readonly string[]) => {
    groups.push([...group]);
    return new Promise<string[]>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve(group.map((name) => `done ${name}`))));
    });
  }, 3);
  return { groups, ends, ask };
}

it('does alone what is asked for alone, and together what comes meanwhile, up to the most', async () => {
  const { groups, ends, ask } = halting();
  const first = ask('a');
  await tick();
  const others = ['b', 'c', 'd', 'e'].map(ask);
  await tick();
  expect(groups).toEqual([['a']]);
  ends[0]?.();
  expect(await first).toBe('done a');
  await tick();
  expect(groups).toEqual([['a'], ['b', 'c', 'd']]);
  ends[1]?.();
  await tick();
  ends[2]?.();
  expect(await Promise.all(others)).toEqual(['done b', 'done c', 'done d', 'done e']);
});

it('tells all of a group that it failed, and goes on', async () => {
  const { ends, ask } = halting();
  const failing = Promise.allSettled([ask('a'), ask('b')]);
  await tick();
  const next = ask('c');
  ends[0]?.(new Error('No'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await tick();
  ends[1]?.();
  expect(await next).toBe('done c');
});
