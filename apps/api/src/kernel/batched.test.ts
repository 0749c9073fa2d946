import { setImmediate as tick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { batched } from './batched.ts';

function halting(most: number) {
  const groups: string[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const ask = batched((group: readonly string[]) => {
    groups.push([...group]);
    return new Promise<string[]>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve(group.map((name) => `done ${name}`))));
    });
  }, most);
  return { groups, ends, ask };
}

it('runs an item that comes alone by itself, and batches what comes meanwhile', async () => {
  const { groups, ends, ask } = halting(10);
  const first = ask('a');
  await tick();
  const others = ['b', 'c', 'd', 'e'].map(ask);
  await tick();
  expect(groups).toEqual([['a']]);
  ends[0]?.();
  expect(await first).toBe('done a');
  await tick();
  expect(groups).toEqual([['a'], ['b', 'c', 'd', 'e']]);
  ends[1]?.();
  expect(await Promise.all(others)).toEqual(['done b', 'done c', 'done d', 'done e']);
});

it('begins a second group once half of the most wait, up to the most, and no third', async () => {
  const { groups, ends, ask } = halting(4);
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const request = [ask('a')];
  await tick();
  request.push(ask('b'));
  await tick();
  expect(groups).toEqual([['a']]);
  request.push(ask('c'));
  await tick();
  expect(groups).toEqual([['a'], ['b', 'c']]);
  request.push(...names.slice(3).map(ask));
  await tick();
  expect(groups).toHaveLength(2);
  ends[1]?.();
  await tick();
  expect(groups).toEqual([['a'], ['b', 'c'], ['d', 'e', 'f', 'g']]);
  ends[0]?.();
  await tick();
  expect(groups).toHaveLength(3);
  ends[2]?.();
  await tick();
  ends[3]?.();
  expect(await Promise.all(request)).toEqual(names.map((name) => `done ${name}`));
});

it('tells all of a group that it failed, and goes on', async () => {
  const { ends, ask } = halting(10);
  const failing = Promise.allSettled([ask('a'), ask('b')]);
  await tick();
  const next = ask('c');
  ends[0]?.(new Error('No'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await tick();
  ends[1]?.();
  expect(await next).toBe('done c');
});
