import { setImmediate as tick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { coalesced } from './coalesced.ts';

function counting() {
  const loads: (readonly string[])[] = [];
  const find = coalesced((keys) => {
    loads.push(keys);
    return Promise.resolve(new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `value of ${key}`])));
  });
  return { loads, find };
}

it('asks once for everything that is asked in one turn', async () => {
  const { loads, find } = counting();
  const responses = await Promise.all([find('a'), find('b'), find('a'), find('nobody')]);
  expect(responses).toEqual(['value of a', 'value of b', 'value of a', undefined]);
  expect(loads).toEqual([['a', 'b', 'nobody']]);
});

it('keeps nothing: the next turn asks again', async () => {
  const { loads, find } = counting();
  await find('a');
  await tick();
  await find('a');
  expect(loads).toEqual([['a'], ['a']]);
});

it('splits very many into several loads', async () => {
  const { loads, find } = counting();
  await Promise.all(Array.from({ length: 450 }, (_, n) => find(`key ${n}`)));
  expect(loads.map((keys) => keys.length)).toEqual([200, 200, 50]);
});

it('tells everyone who asked about a failure, and only them', async () => {
  let broken = true;
  const find = coalesced<string>((keys) => {
    if (broken) return Promise.reject(new Error('no database'));
    return Promise.resolve(new Map(keys.map((key) => [key, key])));
  });
  const responses = await Promise.allSettled([find('a'), find('b')]);
  expect(responses.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  await expect(find('a')).resolves.toBe('a');
});

it('lets what is asked meanwhile wait for a load on its way, but not for one that hangs', async () => {
  const loads: { keys: readonly string[]; response: () => void }[] = [];
  const find = coalesced<string>(
    (keys) =>
      new Promise((resolve) => {
        loads.push({ keys, response: () => resolve(new Map(keys.map((key) => [key, key]))) });
      }),
  );
  const first = find('a');
  await tick();
  const second = [find('b')];
  await tick();
  second.push(find('c'));
  await tick();
  expect(loads.map(({ keys }) => keys)).toEqual([['a']]);
  loads[0]?.response();
  expect(await first).toBe('a');
  await tick();
  expect(loads.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']]);
  const third = find('d');
  await expect.poll(() => loads.length).toBe(3);
  loads[2]?.response();
  expect(await third).toBe('d');
  loads[1]?.response();
  expect(await Promise.all(second)).toEqual(['b', 'c']);
});
