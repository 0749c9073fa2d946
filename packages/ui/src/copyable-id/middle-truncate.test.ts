import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { middleTruncate } from './middle-truncate.ts';

describe('middleTruncate', () => {
  it('keeps both ends', () => {
    expect(middleTruncate('a81fcc02b7e34d19c09e')).toBe('a81f…c09e');
    expect(middleTruncate('a81fcc02b7e34d19c09e', 8, 0)).toBe('a81fcc02…');
  });

  it('leaves alone what would not become shorter', () => {
    expect(middleTruncate('HCW-00418')).toBe('HCW-00418');
    expect(middleTruncate('')).toBe('');
  });

  it('never splits a character', () => {
    expect(middleTruncate('🦘🦘🦘🦘🦘', 1, 1)).toBe('🦘…🦘');
  });

  it('is as long as asked for or untouched, and starts and ends like the text', () => {
    const part = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), part, part, (text, head, tail) => {
        const short = middleTruncate(text, head, tail);
        if (short === text) return;
        expect(Array.from(short)).toHaveLength(head + tail + 1);
        expect(Array.from(text).length).toBeGreaterThan(head + tail + 1);
        const [start = '', end = ''] = short.split('…').length === 2 ? short.split('…') : [text, text];
        expect(text.startsWith(start)).toBe(true);
        expect(text.endsWith(end)).toBe(true);
      }),
    );
  });
});
