import { useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { ComboboxList } from '../combobox/combobox-list.tsx';
import { bareInput, ControlGroup } from '../control/control.tsx';
import { useFieldControl } from '../field/field.tsx';
import { Popover, PopoverAnchor } from '../popover/popover.tsx';

/** Completions at a position of a text. */
export type Completions = {
  /** The text from `start` to `end` is replaced by the chosen completion. */
  start: number;
  end: number;
  items: readonly { text: string; title?: string }[];
  /** The first completion is selected, so that Enter accepts it. Otherwise Enter submits, and the arrows select. */
  marksFirst: boolean;
  /** Tab accepts the first completion. Otherwise it leaves the input, unless one is selected. */
  tabTakesFirst: boolean;
};

export type CompletingInputProps = Omit<React.ComponentProps<'input'>, 'ref' | 'size' | 'type' | 'value'> & {
  ref?: React.Ref<HTMLInputElement>;
  value: string;
  onValueChange: (value: string) => void;
  /** Returns completions at the caret; null if there are none. Called while typing. */
  complete: (text: string, caret: number) => Completions | null;
  /** An icon inside the edge, before what is typed. */
  leading?: React.ReactNode;
  /** A button inside the edge, after what is typed. */
  trailing?: React.ReactNode;
};

/** A text input with completions. To choose one of many use Combobox. */
export function CompletingInput({
  ref,
  value,
  onValueChange,
  complete,
  leading,
  trailing,
  className,
  onKeyDown,
  onBlur,
  ...props
}: CompletingInputProps) {
  const control = useFieldControl(props);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // Null while nothing is offered: nothing was typed yet, or the user closed the list
  const [caret, setCaret] = useState<number | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const placed = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (placed.current !== null) input.current?.setSelectionRange(placed.current, placed.current);
    placed.current = null;
  });

  const found = caret === null ? null : complete(value, caret);
  const options =
    found?.items.map(({ text, title }) => ({
      value: text,
      label: text,
      ...(title !== undefined && { description: title }),
    })) ?? [];
  const active = Math.min(moved ?? (found?.marksFirst ? 0 : -1), options.length - 1);
  const close = () => setCaret(null);

  function take(at: number) {
    const item = found?.items[at];
    if (!found || !item) return;
    placed.current = found.start + item.text.length;
    setCaret(placed.current);
    setMoved(null);
    onValueChange(`${value.slice(0, found.start)}${item.text}${value.slice(found.end)}`);
  }
  const keys: Record<string, () => boolean | void> = {
    ArrowDown: () => setMoved(Math.min(active + 1, options.length - 1)),
    ArrowUp: () => setMoved(Math.max(active - 1, -1)),
    Escape: close,
    Tab: () => (active >= 0 || found?.tabTakesFirst ? take(Math.max(active, 0)) : false),
    Enter: () => (active >= 0 ? take(active) : false),
  };
  return (
    <Popover open={found !== null} onOpenChange={(next) => !next && close()}>
      <PopoverAnchor asChild>
        <ControlGroup leading={leading} trailing={trailing} className={className}>
          <input
            role="combobox"
            data-slot="completing-input"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={found !== null}
            aria-controls={found ? listId : undefined}
            aria-activedescendant={found && active >= 0 ? `${listId}-${active}` : undefined}
            {...control}
            ref={input}
            type="text"
            value={value}
            onChange={(event) => {
              setCaret(event.target.selectionStart ?? event.target.value.length);
              setMoved(null);
              onValueChange(event.target.value);
            }}
            onSelect={(event) => caret !== null && setCaret(event.currentTarget.selectionStart)}
            onBlur={(event) => {
              close();
              onBlur?.(event);
            }}
            onKeyDown={(event) => {
              const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
              const act = found && isPlain && !event.nativeEvent.isComposing ? keys[event.key] : undefined;
              if (act && act() !== false) event.preventDefault();
              else {
                if (event.key === 'Enter') close();
                onKeyDown?.(event);
              }
            }}
            className={classNames(bareInput, Boolean(leading) && 'pl-2')}
          />
          <output className="sr-only">
            {found && `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`}
          </output>
        </ControlGroup>
      </PopoverAnchor>
      <ComboboxList
        id={listId}
        label="Suggestions"
        className="max-w-sm font-mono text-13 [&_.block]:font-sans"
        found={{ status: found ? 'ready' : 'idle', options, retry: close }}
        text=""
        value=""
        active={active}
        emptyText=""
        onActive={setMoved}
        onChoose={({ value: text }) => take(options.findIndex((option) => option.value === text))}
      />
    </Popover>
  );
}
