import { describe, expect, it } from 'vitest';
import { workOff } from './backlog.ts';
import type { Workplace } from './work.ts';

const place = {} as Workplace;

/** A clock on which 20 s pass between two looks. */
function slowClock() {
  let time = 0;
  return {
    limit: 3_600_000,
    now: () => time,
    pause: () => Promise.resolve((time += 20_000)),
  };
}

/** Work of which these numbers are left, look after look. */
function counts(kind: string, ...numbers: number[]) {
  let look = 0;
  return { kind, left: () => Promise.resolve(numbers[Math.min(look++, numbers.length - 1)] ?? 0) };
}
const still = () => Promise.resolve('the same');

describe('a backlog', () => {
  it('is waited for as long as it becomes less, and its pace is said', async () => {
    const work = [counts('mail', 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0), counts('exports', 0)];
    expect(await workOff(work, place, { ...slowClock(), movement: still })).toEqual({
      left: { mail: 0, exports: 0 },
      pace: 'mail 10 in 200.0 s (0.1 a second)',
    });
  });

  it('is waited for as long as something else moves', async () => {
    let moves = 0;
    const movement = () => Promise.resolve(String((moves += 1)));
    const work = [counts('exports', 1, 1, 1, 1, 1, 1, 1, 1, 0)];
    expect((await workOff(work, place, { ...slowClock(), movement })).left).toEqual({ exports: 0 });
  });

  it('is given up when nothing moves for 90 s, with what is left of it', async () => {
    expect(await workOff([counts('mail', 3)], place, { ...slowClock(), movement: still })).toEqual({
      left: { mail: 3 },
      pace: 'mail 3, not all done',
    });
  });

  it('is given up at the limit, although something moves', async () => {
    let moves = 0;
    const movement = () => Promise.resolve(String((moves += 1)));
    expect((await workOff([counts('mail', 3)], place, { ...slowClock(), movement })).left).toEqual({ mail: 3 });
  });
});
