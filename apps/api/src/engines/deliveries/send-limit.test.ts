import { expect, it } from 'vitest';
import { MOST_AT_ONCE, sendLimit, SLOW_MS, type SendLimit } from './send-limit.ts';

const quick = { isDelivered: true, durationMs: 20 };
const slow = { isDelivered: true, durationMs: SLOW_MS + 1 };
const failed = { isDelivered: false, durationMs: 20 };
/** As many attempts as may be under way begin, and then all end like this. */
const round = (limit: SendLimit, outcome: typeof quick) => {
  const attempts = Array.from({ length: limit.places() }, () => limit.begin());
  for (const attempt of attempts) limit.end(attempt, outcome);
  return limit.places();
};

it.each([
  ['fail', failed],
  ['are slow', slow],
])('falls by half where attempts %s, once for those that were under way, and never below one', (_, outcome) => {
  const limit = sendLimit(MOST_AT_ONCE);
  expect(Array.from({ length: 6 }, () => round(limit, outcome))).toEqual([10, 5, 2, 1, 1, 1]);
});

it('rises by about one a round of quick deliveries, up to the most', () => {
  const limit = sendLimit(1);
  const places = Array.from({ length: 60 }, () => round(limit, quick));
  expect(places.slice(0, 4)).toEqual([2, 2, 3, 4]);
  expect(places.every((value, n) => n === 0 || value - (places[n - 1] ?? 0) <= 1)).toBe(true);
  expect(places.at(-1)).toBe(MOST_AT_ONCE);
});

it('starts where it was left', () => {
  const limit = sendLimit(7.5);
  expect(limit.places()).toBe(7);
  round(limit, failed);
  expect(limit.value()).toBe(3.75);
});
