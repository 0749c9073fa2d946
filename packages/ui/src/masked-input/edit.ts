import { type Cell, formatted } from '../masks/cells.ts';
import type { Mask } from '../masks/masks.tsx';

/** What an edit leaves: all that was typed, how it is shown, what the form gets, and where the caret belongs. */
export type Edit = { typed: string; text: string; value: string; caret: number };

/**
 * Applies a mask to what the browser made of a key, a paste or a deletion; `typed` is what had been typed before. A key
 * with no place in a number is ignored, a pasted text is kept. The caret stays behind the same characters; deleting a
 * separator that comes back deletes the digit beyond it.
 */
export function applyMask(mask: Mask, typed: string, text: string, caret: number, inputType: string): Edit {
  const before = mask.arrange(mask.clean(typed));
  let [left, right] = typedAround(mask, before, text, caret, inputType);
  const hasReturned = formatted(mask.arrange(mask.clean(left + right))) === formatted(before);
  if (text.length < before.length && hasReturned) {
    if (inputType === 'deleteContentBackward') left = left.slice(0, -1);
    if (inputType === 'deleteContentForward') right = right.slice(1);
  }
  const all = mask.clean(left + right);
  const cells = mask.arrange(all);
  const ahead = mask.belongs.test(left + right) ? mask.clean(left).length : left.length;
  return { typed: all, text: formatted(cells), value: mask.valueOf(all), caret: positionAfter(cells, ahead) };
}

/** What was typed before the caret and behind it, without the separators that the mask had added. */
function typedAround(mask: Mask, before: readonly Cell[], text: string, caret: number, inputType: string) {
  const end = before.length - (text.length - caret);
  // Autofill and the like may put the caret anywhere; then the text is all there is
  if (end < 0 || formatted(before.slice(end)) !== text.slice(caret))
    return [text.slice(0, caret), text.slice(caret)] as const;
  let start = 0;
  while (start < Math.min(end, caret) && before[start]?.character === text[start]) start += 1;
  const right = typedIn(before.slice(end));
  let inserted = text.slice(start, caret);
  if (inputType === 'insertText')
    inserted = Array.from(inserted)
      .filter((key) => mask.belongs.test(key))
      .join('');
  else if (right === '') inserted = inserted.trimEnd();
  return [typedIn(before.slice(0, start)) + inserted, right] as const;
}

const typedIn = (cells: readonly Cell[]): string => formatted(cells.filter(({ isTyped }) => isTyped));

/** The first place in the text that has `count` typed characters before it. */
function positionAfter(cells: readonly Cell[], count: number): number {
  let seen = 0;
  for (const [at, { isTyped }] of cells.entries()) {
    if (seen === count) return count === 0 ? 0 : at;
    if (isTyped) seen += 1;
  }
  return cells.length;
}
