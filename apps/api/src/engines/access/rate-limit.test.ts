import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rateLimiter } from './rate-limit.ts';

const at = (ms: number) => new Date(Date.parse('2026-11-20T09:00:00Z') + ms);

it('allows a burst and then one per interval, and tells how long to wait', () => {
  const limiter = rateLimiter({ capacity: 3, refillMs: 10_000 });
  expect([0, 0, 0, 0].map(() => limiter.take('a', at(0)))).toEqual([0, 0, 0, 10]);
  expect(limiter.take('b', at(0))).toBe(0);
  expect(limiter.take('a', at(4000))).toBe(6);
  expect(limiter.take('a', at(10_000))).toBe(0);
  expect(limiter.take('a', at(10_000))).toBe(10);
  expect([1, 2, 3, 4].map(() => limiter.take('a', at(100_000)))).toEqual([0, 0, 0, 10]);
});

it('tells what is left, and when all of it is back', () => {
  const limiter = rateLimiter({ capacity: 5, refillMs: 2000 });
  expect(limiter.stateOf('a', at(0))).toEqual({ capacity: 5, window: 10, remaining: 5, reset: 0 });
  limiter.take('a', at(0), 3);
  expect(limiter.stateOf('a', at(0))).toMatchObject({ remaining: 2, reset: 6 });
  expect(limiter.stateOf('a', at(2500))).toMatchObject({ remaining: 3, reset: 4 });
  expect(limiter.stateOf('a', at(60_000))).toMatchObject({ remaining: 5, reset: 0 });
});

it('counts only what was not given back', () => {
  const limiter = rateLimiter({ capacity: 1, refillMs: 60_000 });
  for (let n = 0; n < 5; n++) {
    expect(limiter.take('a', at(n))).toBe(0);
    limiter.giveBack('a');
  }
  expect(limiter.take('a', at(5))).toBe(0);
  expect(limiter.take('a', at(6))).toBeGreaterThan(0);
});

it('never allows more than capacity plus what came back in the meantime', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 200 }), (gaps) => {
      const limiter = rateLimiter({ capacity: 5, refillMs: 1000 });
      let now = 0;
      let count = 0;
      for (const gap of gaps) {
        now += gap;
        if (limiter.take('a', at(now)) === 0) count += 1;
        expect(count).toBeLessThanOrEqual(5 + Math.floor(now / 1000));
      }
    }),
  );
});

it('stays small under a flood of made-up keys, and milder at worst', () => {
  const limiter = rateLimiter({ capacity: 1, refillMs: 60_000 });
  const waits = Array.from({ length: 120_000 }, (_, n) => limiter.take(`key ${n}`, at(0)));
  expect(Math.max(...new Set(waits))).toBe(0);
  expect(limiter.take('key 119999', at(0))).toBe(60);
});

it('does not hold a clock that was set back against anyone', () => {
  const limiter = rateLimiter({ capacity: 2, refillMs: 1000 });
  expect([0, 0, 0].map(() => limiter.take('a', at(86_400_000)))).toEqual([0, 0, 1]);
  expect([0, 0, 0].map(() => limiter.take('a', at(0)))).toEqual([0, 0, 1]);
});

it('lets dearer work take more at once, and never more than the whole bucket', () => {
  const limiter = rateLimiter({ capacity: 10, refillMs: 1000 });
  expect(limiter.take('a', at(0), 6)).toBe(0);
  expect(limiter.take('a', at(0), 6)).toBe(2);
  expect(limiter.take('a', at(0), 4)).toBe(0);
  expect(limiter.waitOf('a', at(0))).toBe(1);
  expect(limiter.take('b', at(0), 50)).toBe(0);
  expect(limiter.take('b', at(0))).toBe(1);
});
