import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bsbMask, cardExpiryMask, cardNumberMask, type Mask, nzAccountMask } from '../masks/masks.tsx';
import { applyMask } from './edit.ts';

const typing = (mask: Mask, keys: string) => {
  let edit = { typed: '', text: '', value: '', caret: 0 };
  for (const key of keys) {
    const text = edit.text.slice(0, edit.caret) + key + edit.text.slice(edit.caret);
    edit = applyMask(mask, edit.typed, text, edit.caret + 1, 'insertText');
  }
  return edit;
};

it('keeps the caret behind the digit typed in the middle', () => {
  expect(applyMask(cardNumberMask, '41111111', '4111 91111', 6, 'insertText')).toEqual({
    typed: '411191111',
    text: '4111 9111 1',
    value: '411191111',
    caret: 6,
  });
});

it('steps over a separator that the digit brings with it', () => {
  expect(applyMask(bsbMask, '062', '0620', 4, 'insertText')).toEqual({
    typed: '0620',
    text: '062-0',
    value: '0620',
    caret: 5,
  });
});

it('deletes the digit before a separator when the separator is deleted backward', () => {
  expect(applyMask(bsbMask, '062-000', '062000', 3, 'deleteContentBackward')).toEqual({
    typed: '06000',
    text: '060-00',
    value: '06000',
    caret: 2,
  });
});

it('deletes the digit behind a separator when the separator is deleted forward', () => {
  expect(applyMask(bsbMask, '062-123', '062123', 3, 'deleteContentForward')).toEqual({
    typed: '06223',
    text: '062-23',
    value: '06223',
    caret: 3,
  });
});

it('ignores a letter and leaves the caret', () => {
  expect(applyMask(bsbMask, '062-000', '06x2-000', 3, 'insertText')).toEqual({
    typed: '062-000',
    text: '062-000',
    value: '062-000',
    caret: 2,
  });
});

it('removes only the separator that was typed where it does not come back', () => {
  expect(applyMask(nzAccountMask, '01-902-', '01-902', 6, 'deleteContentBackward')).toMatchObject({
    text: '01-902',
    caret: 6,
  });
});

it('finds the digits of one group together again once the separator behind them is typed', () => {
  expect(typing(nzAccountMask, '12314000060025').text).toBe('12-3140-0006002-5');
  expect(typing(nzAccountMask, '12314000060025-').text).toBe('12-3140-00060025-');
  expect(typing(nzAccountMask, '12314000060025-0000').value).toBe('12-3140-00060025-0000');
});

it('keeps a pasted text that is no number, and takes no letter from a key', () => {
  expect(applyMask(bsbMask, '', '06-20O0', 7, 'insertFromPaste')).toMatchObject({ value: '06-20O0', caret: 7 });
  expect(typing(bsbMask, '06-2x0').value).toBe('06-20');
});

const written = fc.string({ unit: fc.constantFrom(...'0123456789-- '.split('')), maxLength: 24 });

it.each([bsbMask, cardExpiryMask, cardNumberMask, nzAccountMask])(
  'key by key leaves what pasting leaves, with the caret at the end',
  (mask) => {
    fc.assert(
      fc.property(written, (text) => {
        const typed = typing(mask, text.trimEnd());
        const pasted = applyMask(mask, '', text, text.length, 'insertFromPaste');
        expect(typed).toEqual(pasted);
        expect(typed.caret).toBe(typed.text.length);
      }),
    );
  },
);

it('the caret never leaves the text, and the digits before it stay before it', () => {
  fc.assert(
    fc.property(written, fc.nat(24), (text, at) => {
      const edit = applyMask(nzAccountMask, '', text, Math.min(at, text.length), 'insertText');
      expect(edit.caret).toBeLessThanOrEqual(edit.text.length);
      const digits = (part: string) => part.replaceAll(/\D/g, '');
      expect(digits(edit.text.slice(0, edit.caret))).toBe(digits(text.slice(0, at)));
    }),
  );
});
