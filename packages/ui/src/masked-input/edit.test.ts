import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bsbMask, cardNumberMask, nzAccountMask } from '../masks/masks.tsx';
import { applyMask } from './edit.ts';

it('keeps the caret behind the digit typed in the middle', () => {
  expect(applyMask(cardNumberMask, '4111 1111', '4111 91111', 6, 'insertText')).toEqual({
    text: '4111 9111 1',
    value: '411191111',
    caret: 6,
  });
});

it('steps over a separator that the digit brings with it', () => {
  expect(applyMask(bsbMask, '062', '0620', 4, 'insertText')).toEqual({ text: '062-0', value: '0620', caret: 5 });
});

it('deletes the digit before a separator when the separator is deleted backward', () => {
  expect(applyMask(bsbMask, '062-000', '062000', 3, 'deleteContentBackward')).toEqual({
    text: '060-00',
    value: '06000',
    caret: 2,
  });
});

it('deletes the digit behind a separator when the separator is deleted forward', () => {
  expect(applyMask(bsbMask, '062-123', '062123', 3, 'deleteContentForward')).toEqual({
    text: '062-23',
    value: '06223',
    caret: 3,
  });
});

it('ignores a letter and leaves the caret', () => {
  expect(applyMask(bsbMask, '062-000', '06x2-000', 3, 'insertText')).toEqual({
    text: '062-000',
    value: '062000',
    caret: 2,
  });
});

it('the caret never leaves the text, and the digits before it stay before it', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789- '.split('')), maxLength: 24 });
  fc.assert(
    fc.property(typed, fc.nat(24), (text, at) => {
      const edit = applyMask(nzAccountMask, '', text, Math.min(at, text.length), 'insertText');
      expect(edit.caret).toBeLessThanOrEqual(edit.text.length);
      const ahead = nzAccountMask.clean(text.slice(0, at));
      expect(nzAccountMask.clean(edit.text.slice(0, edit.caret))).toBe(ahead.slice(0, edit.value.length));
    }),
  );
});
