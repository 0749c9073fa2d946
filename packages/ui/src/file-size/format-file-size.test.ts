import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFileSize } from './format-file-size.ts';

describe('formatFileSize', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [1234, '1.2 kB'],
    [9949, '9.9 kB'],
    [9950, '10 kB'],
    [212_400, '212 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [5_400_000, '5.4 MB'],
    [3_000_000_000, '3 GB'],
    [1_250_000_000_000, '1.3 TB'],
    [2_000_000_000_000_000, '2 PB'],
    [4_321_000_000_000_000_000, '4,321 PB'],
  ])('writes %d bytes as %s', (bytes, printed) => {
    expect(formatFileSize(bytes)).toBe(printed);
  });

  it('has units from bytes up to PB [1R222 1K062]', () => {
    const sizes = [5, 5e3, 5e6, 5e9, 5e12, 5e15, 5e18];
    expect(sizes.map(formatFileSize)).toEqual(['5 bytes', '5 kB', '5 MB', '5 GB', '5 TB', '5 PB', '5,000 PB']);
  });

  it('says nothing about what is no size', () => {
    expect(formatFileSize(-1)).toBe('');
    expect(formatFileSize(Number.NaN)).toBe('');
  });

  it('stays within five per cent, and never needs four figures below PB', () => {
    const factor: Record<string, number> = { byte: 1, bytes: 1, kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12, PB: 1e15 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (bytes) => {
        const [size = '', unit = ''] = formatFileSize(bytes).split(' ');
        expect(Math.abs(Number(size) * (factor[unit] ?? 0) - bytes) / bytes).toBeLessThanOrEqual(0.05);
        expect(Number(size)).toBeLessThan(1000);
      }),
    );
  });
});
