import type { Mask } from '../masks/masks.tsx';

/** What is shown after an edit: the grouped text, the cleaned value, and where the caret belongs. */
export type Edit = { text: string; value: string; caret: number };

/**
 * Applies a mask to what the browser made of a key, a paste or a deletion.
 * The caret stays behind the same characters; deleting a separator deletes the digit beyond it.
 */
export function applyMask(mask: Mask, before: string, text: string, caret: number, inputType: string): Edit {
  let value = mask.clean(text);
  let ahead = Math.min(mask.clean(text.slice(0, caret)).length, value.length);
  const onlySeparatorGone = text.length < before.length && value === mask.clean(before);
  if (onlySeparatorGone && inputType === 'deleteContentBackward' && ahead > 0) {
    value = value.slice(0, ahead - 1) + value.slice(ahead);
    ahead -= 1;
  }
  if (onlySeparatorGone && inputType === 'deleteContentForward') {
    value = value.slice(0, ahead) + value.slice(ahead + 1);
  }
  const shown = mask.format(value);
  return { text: shown, value, caret: positionAfter(mask, shown, ahead) };
}

/** The first place in the grouped text that has `count` cleaned characters before it. */
function positionAfter(mask: Mask, shown: string, count: number): number {
  if (count === 0) return 0;
  for (let at = 1; at <= shown.length; at += 1) if (mask.clean(shown.slice(0, at)).length >= count) return at;
  return shown.length;
}
