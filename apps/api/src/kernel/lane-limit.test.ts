import { setImmediate as tick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { laneLimit } from './lane-limit.ts';

it('runs so many of a lane at once, in the order of arrival, and other lanes beside them', async () => {
  const limit = laneLimit({ atOnce: 2, waiting: 100 });
  const started: string[] = [];
  const running = new Map<number, number>();
  let most = 0;
  const work = (lane: number, n: number) => async () => {
    started.push(`${lane}.${n}`);
    running.set(lane, (running.get(lane) ?? 0) + 1);
    most = Math.max(most, running.get(lane) ?? 0);
    await tick();
    running.set(lane, (running.get(lane) ?? 0) - 1);
    return n;
  };
  const busy = Array.from({ length: 20 }, (_, n) => limit.run(10, work(10, n)));
  await limit.run(20, work(20, 0));
  expect(started.indexOf('20.0')).toBeLessThan(5);
  expect(await Promise.all(busy)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(started.filter((name) => name.startsWith('10.'))).toEqual(Array.from({ length: 20 }, (_, n) => `10.${n}`));
  expect(most).toBe(2);
});

it('refuses what would wait beyond its depth in that lane only, and goes on after failures', async () => {
  const limit = laneLimit({ atOnce: 1, waiting: 1 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = limit.run(10, () => promise);
  const second = limit.run(10, () => Promise.reject(new Error('broken')));
  await expect(limit.run(10, () => Promise.resolve('third'))).rejects.toMatchObject({
    type: 'too-many-requests',
    retryAfter: 2,
  });
  await expect(limit.run(20, () => Promise.resolve('other'))).resolves.toBe('other');
  resolve('first');
  await expect(first).resolves.toBe('first');
  await expect(second).rejects.toThrow('broken');
  await expect(limit.run(10, () => Promise.resolve('fourth'))).resolves.toBe('fourth');
});
