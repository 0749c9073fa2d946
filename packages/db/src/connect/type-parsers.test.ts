import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInteger, parserOf, toIsoTime } from './type-parsers.ts';

const parse = (oid: number, text: string): unknown => parserOf(oid, 'text')(text);

describe('times', () => {
  it('arrive as ISO 8601 UTC with milliseconds', () => {
    expect(toIsoTime('2026-11-20 09:05:00+00')).toBe('2026-11-20T09:05:00.000Z');
    expect(toIsoTime('2026-11-20 09:05:00.1+00')).toBe('2026-11-20T09:05:00.100Z');
    expect(toIsoTime('2026-11-20 09:05:00.123456+00')).toBe('2026-11-20T09:05:00.123Z');
    expect(toIsoTime('2026-11-20 20:05:00.5+11')).toBe('2026-11-20T09:05:00.500Z');
    expect(toIsoTime('2026-11-20 09:05:00.25')).toBe('2026-11-20T09:05:00.250Z');
  });

  it('are what was written, for any millisecond', () => {
    const instant = fc.date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, (date) => {
        const iso = date.toISOString();
        const text = `${iso.slice(0, 10)} ${iso.slice(11, 23).replace(/\.?0+$/, '')}`;
        const full = text.length < 19 ? `${iso.slice(0, 10)} ${iso.slice(11, 19)}` : text;
        expect(toIsoTime(`${full}+00`)).toBe(iso);
      }),
    );
  });

  it('of other kinds stay words', () => {
    expect(parse(1082, '2026-11-20')).toBe('2026-11-20');
    expect(parse(1184, '2026-11-20 09:05:00+00')).toBe('2026-11-20T09:05:00.000Z');
  });
});

describe('numbers', () => {
  it('of type int8 are safe or refused', () => {
    expect(parse(20, '9007199254740991')).toBe(9_007_199_254_740_991);
    expect(() => parseInteger('9007199254740992')).toThrow(RangeError);
    expect(() => parseInteger('-9223372036854775808')).toThrow(RangeError);
    expect(parse(1016, '{1,-2,NULL}')).toEqual([1, -2, null]);
    expect(parse(1016, '{}')).toEqual([]);
  });

  it('of type numeric stay words', () => {
    expect(parse(1700, '12.340')).toBe('12.340');
  });
});
