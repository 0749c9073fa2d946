import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterFailure, isLocked, LOCK_MINUTES, MOST_FAILURES, type Failures } from './lock-out.ts';

const start = Date.parse('2026-11-20T09:00:00Z');
const fresh: Failures = { failedCount: 0, lockedUntil: null };

it('locks at the tenth failure for thirty minutes', () => {
  let state: Failures = fresh;
  for (let n = 1; n < MOST_FAILURES; n++) state = afterFailure(state, new Date(start));
  expect(isLocked(state, new Date(start))).toBe(false);
  const tenth = afterFailure(state, new Date(start));
  expect(tenth).toEqual({ failedCount: 10, lockedUntil: '2026-11-20T09:30:00.000Z', lockedNow: true });
  expect(isLocked(tenth, new Date(start + LOCK_MINUTES * 60_000 - 1))).toBe(true);
  expect(isLocked(tenth, new Date(start + LOCK_MINUTES * 60_000))).toBe(false);
});

it('lets no one guess more than ten times in thirty minutes, whatever the gaps', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 * 60_000 }), { minLength: 1, maxLength: 200 }), (gaps) => {
      let state: Failures = fresh;
      let at = start;
      let locks = 0;
      const guesses: number[] = [];
      for (const gap of gaps) {
        at += gap;
        if (!isLocked(state, new Date(at))) guesses.push(at);
        const after = afterFailure(state, new Date(at));
        if (after.lockedNow) locks += 1;
        state = after;
      }
      expect(locks).toBe(Math.floor(guesses.length / MOST_FAILURES));
      // after every ten guesses nothing counts until the lock has run out
      for (let n = MOST_FAILURES; n < guesses.length; n += MOST_FAILURES) {
        expect(Number(guesses[n]) - Number(guesses[n - 1])).toBeGreaterThanOrEqual(LOCK_MINUTES * 60_000);
      }
    }),
  );
});
