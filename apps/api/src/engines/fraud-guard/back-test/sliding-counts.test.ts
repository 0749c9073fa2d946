import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { SlidingCounts } from './sliding-counts.ts';

const HOUR = 3_600_000_000;
const SPAN = 24 * HOUR;

const events = fc.array(
  fc.record({
    key: fc.tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -3, max: 3 })),
    // Whole hours too, so that events are exactly at the end of a window
    gap: fc.oneof(fc.constantFrom(0, HOUR, 24 * HOUR), fc.integer({ min: 0, max: 3 * HOUR })),
    hours: fc.integer({ min: 1, max: 24 }),
  }),
  { maxLength: 200 },
);

it('counts as a naive search through all events would, for any windows up to the span', () => {
  fc.assert(
    fc.property(events, (list) => {
      const counts = new SlidingCounts(SPAN);
      const seen: { high: number; low: number; time: number }[] = [];
      let time = 1.7e15;
      for (const { key, gap, hours } of list) {
        const [high, low] = key;
        time += gap;
        const since = time - hours * HOUR;
        const naive = seen.filter((event) => event.high === high && event.low === low && event.time > since).length;
        expect(counts.count(high, low, since)).toBe(Math.min(naive, 51));
        counts.add(high, low, time);
        seen.push({ high, low, time });
      }
    }),
    { numRuns: 300 },
  );
});

it('keeps no more than the events of one span, however many there were', () => {
  const counts = new SlidingCounts(SPAN);
  for (let event = 0; event < 200_000; event++) counts.add(event, event * 7, 1.7e15 + event * (HOUR / 100));
  expect(counts.size).toBe(2400);
  expect(counts.count(199_999, 199_999 * 7, 1.7e15 + 199_998 * (HOUR / 100))).toBe(1);
  expect(counts.count(5, 35, 0)).toBe(0);
});
