import { ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { bareInput, ControlGroup, type ControlSize } from '../control/control.tsx';
import { useFieldControl } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Popover, PopoverAnchor } from '../popover/popover.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { useAutocomplete } from './autocomplete.ts';
import { ComboboxList, type ComboboxOption, ComboboxStatus } from './combobox-list.tsx';

export type { ComboboxOption } from './combobox-list.tsx';

export type ComboboxProps = Omit<React.ComponentProps<'input'>, 'size' | 'value' | 'type' | 'onChange'> & {
  value: string;
  /** Called with the option; null when cleared. */
  onValueChange?: (value: string, option: ComboboxOption | null) => void;
  /** Label of the value, if chosen before this form was opened. */
  valueLabel?: string;
  query: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
  /** Debounce in milliseconds. */
  debounce?: number;
  /** Minimum characters to search; 0 also searches on opening. */
  minLength?: number;
  size?: ControlSize;
  /** Shown in the list when nothing matches. */
  emptyText?: string;
};

/** One of many, found by typing: the search runs on the server. Arrows, Enter and Escape work as in any list. */
export function Combobox({
  value,
  onValueChange,
  valueLabel,
  query,
  debounce = 200,
  minLength = 1,
  size,
  emptyText = 'No results. Check the spelling, or search by number.',
  className,
  onBlur,
  onKeyDown,
  ...props
}: ComboboxProps) {
  const control = useFieldControl(props);
  const fixed = Boolean(control.disabled || control.readOnly);
  const listId = useId();
  const [text, setText] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const found = useAutocomplete(query, open ? (text ?? '') : null, { debounce, minLength });
  const { status, options } = found;
  const label = value === '' ? '' : chosen?.value === value ? chosen.label : (valueLabel ?? value);
  const visible = open && status !== 'idle';

  function choose(option: ComboboxOption | null) {
    if (option?.disabled) return;
    setChosen(option);
    setText(null);
    setOpen(false);
    onValueChange?.(option?.value ?? '', option);
  }
  function close() {
    setText(null);
    setOpen(false);
  }
  function edit(next: string) {
    setText(next);
    setActive(0);
    setOpen(true);
    if (next === '' && value !== '') onValueChange?.('', null);
  }
  const keys: Record<string, () => boolean | void> = {
    ArrowDown: () => (open ? setActive(Math.min(active + 1, options.length - 1)) : setOpen(true)),
    ArrowUp: () => (open ? setActive(Math.max(active - 1, 0)) : setOpen(true)),
    Escape: () => (open || text !== null ? close() : false),
    Enter: () => {
      if (!visible) return false;
      if (status === 'failed') found.retry();
      else if (status === 'ready' && options[active]) choose(options[active]);
      return undefined;
    },
  };
  return (
    <Popover open={visible} onOpenChange={(next) => !next && close()}>
      <PopoverAnchor asChild>
        <ControlGroup
          size={size}
          className={className}
          trailing={
            <>
              {visible && status === 'loading' && <Spinner className="mx-1.5 size-3.5" />}
              {value !== '' && !fixed && (
                <IconButton label="Clear" tabIndex={-1} onClick={() => choose(null)}>
                  <X />
                </IconButton>
              )}
              {value === '' && <ChevronDown className="mr-1 text-ink-2" />}
            </>
          }
        >
          <input
            type="text"
            role="combobox"
            data-slot="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={visible}
            aria-controls={visible ? listId : undefined}
            aria-activedescendant={visible && options[active] ? `${listId}-${active}` : undefined}
            {...control}
            value={text ?? label}
            onChange={(event) => edit(event.target.value)}
            onClick={() => !fixed && setOpen(true)}
            onBlur={(event) => {
              close();
              onBlur?.(event);
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              const act = keys[event.key];
              if (act && !fixed && !event.altKey && act() !== false) event.preventDefault();
            }}
            className={classNames(bareInput, 'truncate')}
          />
          <ComboboxStatus status={visible ? status : 'idle'} count={options.length} />
        </ControlGroup>
      </PopoverAnchor>
      <ComboboxList
        id={listId}
        found={found}
        text={(text ?? '').trim()}
        value={value}
        active={active}
        emptyText={emptyText}
        onActive={setActive}
        onChoose={choose}
      />
    </Popover>
  );
}
