/* oxlint-disable jsx-a11y/prefer-tag-over-role -- options with two lines, found by a search, have no tag of their own */
import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { Button } from '../button/button.tsx';
import { menuItemVariants, PopoverContent } from '../popover/popover.tsx';
import type { Autocomplete } from './autocomplete.ts';

export type ComboboxOption = { value: string; label: string; description?: string; disabled?: boolean };

export type ComboboxListProps = {
  id: string;
  /** What the list holds. */
  label?: string;
  className?: string;
  found: Autocomplete<ComboboxOption>;
  /** What was searched; shown marked in the results. */
  text: string;
  value: string;
  active: number;
  emptyText: string;
  onActive: (at: number) => void;
  onChoose: (option: ComboboxOption) => void;
};

/** The results under a combobox. Focus stays in the text; the list follows it. */
export function ComboboxList({ id, label = 'Results', className, found, text, ...props }: ComboboxListProps) {
  const { value, active, emptyText, onActive, onChoose } = props;
  const { status, options, retry } = found;
  return (
    <PopoverContent
      role="presentation"
      className={classNames('w-(--radix-popover-trigger-width) min-w-60 p-1.5', className)}
      onOpenAutoFocus={keepFocus}
      onCloseAutoFocus={keepFocus}
      onPointerDown={(event) => event.preventDefault()}
      onInteractOutside={(event) => {
        if (event.target instanceof Element && event.target.closest('[data-slot="control-group"]')) keepFocus(event);
      }}
    >
      <div id={id} role="listbox" aria-label={label} aria-busy={status === 'loading'}>
        {options.map((option, at) => (
          <ComboboxItem
            key={option.value}
            id={`${id}-${at}`}
            option={option}
            text={text}
            chosen={option.value === value}
            active={at === active}
            onActive={() => onActive(at)}
            onChoose={() => onChoose(option)}
          />
        ))}
      </div>
      {status === 'loading' && options.length === 0 && <p className="px-2.5 py-1.5 text-13 text-ink-2">Searching</p>}
      {status === 'ready' && options.length === 0 && <p className="px-2.5 py-1.5 text-13 text-ink-2">{emptyText}</p>}
      {status === 'failed' && (
        <div className="flex items-center gap-2 px-2.5 py-1 text-13 text-danger-ink">
          <CircleAlert />
          The search failed.
          <Button size="sm" tabIndex={-1} className="ml-auto" onClick={retry}>
            Retry
          </Button>
        </div>
      )}
    </PopoverContent>
  );
}

type ComboboxItemProps = {
  id: string;
  option: ComboboxOption;
  text: string;
  chosen: boolean;
  active: boolean;
  onActive: () => void;
  onChoose: () => void;
};

function ComboboxItem({ id, option, text, chosen, active, onActive, onChoose }: ComboboxItemProps) {
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) item.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // The keys of a listbox are those of its combobox.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={item}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      aria-disabled={option.disabled || undefined}
      data-slot="combobox-item"
      data-highlighted={active || undefined}
      data-disabled={option.disabled || undefined}
      className={classNames(menuItemVariants(), 'h-auto py-1.5 whitespace-normal')}
      onPointerMove={() => !active && onActive()}
      onClick={onChoose}
    >
      <span className="min-w-0 flex-1">
        <Marked label={option.label} text={text} />
        {option.description && <span className="block text-13 text-ink-2">{option.description}</span>}
      </span>
      {chosen && <Check className="text-accent-ink" />}
    </div>
  );
}

function Marked({ label, text }: { label: string; text: string }) {
  const at = text === '' ? -1 : label.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return label;
  return (
    <>
      {label.slice(0, at)}
      <mark>{label.slice(at, at + text.length)}</mark>
      {label.slice(at + text.length)}
    </>
  );
}

/** Announces the result of a search to screen readers. */
export function ComboboxStatus({ status, count }: { status: Autocomplete<ComboboxOption>['status']; count: number }) {
  const words = {
    idle: '',
    loading: 'Searching',
    ready: count === 0 ? 'No results' : `${count} ${count === 1 ? 'result' : 'results'}`,
    failed: 'The search failed. Press Enter to try again.',
  };
  return <output className="sr-only">{words[status]}</output>;
}

function keepFocus(event: Event): void {
  event.preventDefault();
}
