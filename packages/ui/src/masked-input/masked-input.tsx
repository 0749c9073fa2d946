import { useLayoutEffect, useRef } from 'react';
import { Input, type InputProps } from '../input/input.tsx';
import type { Mask } from '../masks/masks.tsx';
import { applyMask } from './edit.ts';

export type MaskedInputProps = Omit<InputProps, 'type' | 'value' | 'defaultValue'> & {
  mask: Mask;
  /** With or without separators; it is shown grouped. */
  value: string;
  /** What `onValueChange` gives: the characters alone, or the text as it is shown. */
  emit?: 'clean' | 'formatted';
};

/** A number that people read in groups: grouped while it is typed, with the caret where the person left it. */
export function MaskedInput({ mask, value, onValueChange, emit = 'clean', onChange, ...props }: MaskedInputProps) {
  const caret = useRef<{ input: HTMLInputElement; at: number } | null>(null);
  const shown = mask.format(mask.clean(value));
  useLayoutEffect(() => {
    caret.current?.input.setSelectionRange(caret.current.at, caret.current.at);
    caret.current = null;
  });
  return (
    <Input
      inputMode={mask.inputMode}
      placeholder={mask.placeholder}
      autoComplete="off"
      spellCheck={false}
      // The whole number is shown, whatever is said beside it
      style={{ minWidth: `calc(${mask.placeholder.length}ch + 1.5rem)` }}
      {...props}
      value={shown}
      onChange={(event) => {
        onChange?.(event);
        const input = event.target;
        const inputType = event.nativeEvent instanceof InputEvent ? event.nativeEvent.inputType : '';
        const edit = applyMask(mask, shown, input.value, input.selectionStart ?? input.value.length, inputType);
        input.value = edit.text;
        input.setSelectionRange(edit.caret, edit.caret);
        caret.current = { input, at: edit.caret };
        onValueChange?.(emit === 'clean' ? edit.value : edit.text);
      }}
    />
  );
}
