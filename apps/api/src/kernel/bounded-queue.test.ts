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

it('lets lanes take turns, so that a long line holds up another lane by one piece of work', async () => {
  const queue = boundedQueue(1, 300);
  const order: string[] = [];
  const work = (name: string) => async () => {
    await tick();
    order.push(name);
  };
  const invitations = Array.from({ length: 300 }, () => queue.run(work('invitation'), 'signed-in'));
  const signIns = [queue.run(work('sign-in'), 'sign-in'), queue.run(work('sign-in'), 'sign-in')];
  await Promise.all([...invitations, ...signIns]);
  expect(order.flatMap((name, at) => (name === 'sign-in' ? [at] : []))).toEqual([2, 4]);
});

it('refuses in the lane that is full only', async () => {
  const queue = boundedQueue(1, 1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = [queue.run(() => promise, 'a'), queue.run(() => promise, 'a')];
  await expect(queue.run(() => promise, 'a')).rejects.toMatchObject({ type: 'too-many-requests' });
  const other = queue.run(() => Promise.resolve('in'), 'b');
  resolve();
  await expect(other).resolves.toBe('in');
  await Promise.all(running);
});
