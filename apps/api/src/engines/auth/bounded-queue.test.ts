import { setImmediate as tick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';

it('runs no more at once than it is wide, in the order of arrival', async () => {
  const queue = boundedQueue(2, 100);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (n: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    order.push(n);
    await tick();
    running -= 1;
    return n;
  };
  const results = await Promise.all(Array.from({ length: 20 }, (_, n) => queue.run(work(n))));
  expect(most).toBe(2);
  expect(order).toEqual(results);
});

it('refuses what would wait beyond its depth, and goes on after failures', async () => {
  const queue = boundedQueue(1, 1);
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = queue.run(() => promise);
  const second = queue.run(() => Promise.reject(new Error('broken')));
  await expect(queue.run(() => Promise.resolve('third'))).rejects.toMatchObject({
    type: 'too-many-requests',
    retryAfter: 2,
  });
  resolve('first');
  await expect(first).resolves.toBe('first');
  await expect(second).rejects.toThrow('broken');
  await expect(queue.run(() => Promise.resolve('fourth'))).resolves.toBe('fourth');
});
