import { useLayoutEffect, useRef, useState } from 'react';
import { Input, type InputProps } from '../input/input.tsx';
import { formatted } from '../masks/cells.ts';
import type { Mask } from '../masks/masks.tsx';
import { applyMask } from './edit.ts';

export type MaskedInputProps = Omit<InputProps, 'type' | 'value' | 'defaultValue'> & {
  mask: Mask;
  /** With or without separators; it is shown grouped. What does not fit comes back as it was typed, for the form's rule to refuse. */
  value: string;
};

/** A number that people read in groups: grouped while it is typed, with the caret where the person left it. */
export function MaskedInput({ mask, value, onValueChange, onChange, ...props }: MaskedInputProps) {
  const caret = useRef<{ input: HTMLInputElement; at: number } | null>(null);
  const [draft, setDraft] = useState<{ typed: string; value: string } | null>(null);
  const typed = draft && draft.value === value ? draft.typed : mask.clean(value);
  const shown = formatted(mask.arrange(typed));
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
        const edit = applyMask(mask, typed, input.value, input.selectionStart ?? input.value.length, inputType);
        input.value = edit.text;
        input.setSelectionRange(edit.caret, edit.caret);
        caret.current = { input, at: edit.caret };
        setDraft({ typed: edit.typed, value: edit.value });
        onValueChange?.(edit.value);
      }}
    />
  );
}
