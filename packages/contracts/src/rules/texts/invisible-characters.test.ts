import { describe, expect, it } from 'vitest';
import { withoutInvisible } from './invisible-characters.ts';

describe('a text without invisible characters', () => {
  it.each([
    ['a zero-width space', '\u200b'],
    ['a blank of Braille', '\u2800'],
    ['a format control of shorthand', '\u{1bca0}'],
    ['a mark of musical notation', '\u{1d173}'],
    ['a variation selector behind a digit', '\ufe0f'],
  ])('has lost %s', (_name, character) => expect(withoutInvisible(`K-1${character}`)).toBe('K-1'));

  it.each([
    ['a keycap', '1\ufe0f\u20e3'],
    ['a heart as an emoji', '\u2764\ufe0f'],
    ['a family, which is joined', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
  ])('keeps %s', (_name, text) => expect(withoutInvisible(text)).toBe(text));
});
