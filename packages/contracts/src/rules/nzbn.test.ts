import { describe, expect, it } from 'vitest';
import { normalNzbn } from './nzbn.ts';

describe('an NZBN', () => {
  it.each(['9429041561829', '94 2904 1561 829'])('is read from "%s"', (text) => {
    expect(normalNzbn(text)).toBe('9429041561829');
  });

  it.each(['', '9429041561826', '942904156182', '1234567890128', '94290415618x5'])('is not "%s"', (text) => {
    expect(normalNzbn(text)).toBeNull();
  });
});
