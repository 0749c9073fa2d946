import { expect, it } from 'vitest';
import { qrCode } from './qr-code.ts';

/** The dark modules that a path draws. */
function drawn({ size, path }: { size: number; path: string }): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, column, row, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let n = 0; n < Number(length); n++) (modules[Number(row)] as boolean[])[Number(column) + n] = true;
  }
  return modules;
}

it('draws the finder patterns in three corners', () => {
  const code = qrCode('otpauth://totp/QuickPortal:kim.lee?secret=JBSWY3DPEHPK3PXP');
  expect((code.size - 17) % 4).toBe(0);
  const modules = drawn(code);
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  const corner = (top: number, left: number) =>
    modules.slice(top, top + 7).map((row) =>
      row
        .slice(left, left + 7)
        .map(Number)
        .join(''),
    );
  expect(corner(0, 0)).toEqual(finder);
  expect(corner(0, code.size - 7)).toEqual(finder);
  expect(corner(code.size - 7, 0)).toEqual(finder);
});
