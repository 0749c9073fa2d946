/* oxlint-disable jsx-a11y/prefer-tag-over-role -- options with icons and two texts, found by typing, have no tag of their own */
import { classNames } from '@quickportal/ui/class-names';
import { useId, useState } from 'react';

export interface SearchListItem {
  readonly id: string;
  readonly label: string;
  /** Quiet words behind the label. */
  readonly detail?: string;
  readonly icon?: React.ReactNode;
  /** Heading over the items that share it. */
  readonly group?: string;
  /** Keys that do the same. */
  readonly aside?: React.ReactNode;
}

interface SearchListProps<T extends SearchListItem> {
  label: string;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
  items: readonly T[];
  onChoose: (item: T, options: { newTab: boolean }) => void;
  /** What is there without items: nothing found, loading, failed. */
  status?: React.ReactNode;
  /** Before and after the input. */
  leading?: React.ReactNode;
  trailing?: React.ReactNode;
  listClassName?: string;
}

/** An input over a list: arrows move, Enter chooses, the focus stays in the input. */
export function SearchList<T extends SearchListItem>({
  label,
  placeholder,
  text,
  onTextChange,
  items,
  onChoose,
  status,
  leading,
  trailing,
  listClassName,
}: SearchListProps<T>) {
  const listId = useId();
  const [marked, setMarked] = useState(0);
  const active = Math.min(marked, items.length - 1);

  function onKeyDown(event: React.KeyboardEvent) {
    const item = items[active];
    if (event.key === 'ArrowDown') setMarked((active + 1) % items.length);
    else if (event.key === 'ArrowUp') setMarked((active - 1 + items.length) % items.length);
    else if (event.key === 'Enter' && item) onChoose(item, { newTab: event.ctrlKey || event.metaKey });
    else return;
    event.preventDefault();
  }
  return (
    <>
      <div className="flex h-14 items-center gap-3 border-b border-line pr-4 pl-5 text-ink-3">
        {leading}
        <input
          // The person asked for this list: the input is where they go on
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          role="combobox"
          aria-label={label}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={items[active] && `${listId}-${active}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setMarked(0);
            onTextChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
          className="h-full min-w-0 flex-1 bg-transparent text-16 text-ink outline-none"
        />
        {trailing}
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        className={classNames('max-h-[58dvh] overflow-y-auto p-2 empty:hidden', listClassName)}
      >
        {items.map((item, at) => (
          <SearchListRow
            key={item.id}
            id={`${listId}-${at}`}
            item={item}
            heading={item.group !== items[at - 1]?.group ? item.group : undefined}
            selected={at === active}
            onMark={() => setMarked(at)}
            onChoose={(newTab) => onChoose(item, { newTab })}
          />
        ))}
      </div>
      <output className="block text-center text-ink-2">{items.length === 0 && status}</output>
    </>
  );
}

const intoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

interface SearchListRowProps {
  id: string;
  item: SearchListItem;
  heading: string | undefined;
  selected: boolean;
  onMark: () => void;
  onChoose: (newTab: boolean) => void;
}

function SearchListRow({ id, item, heading, selected, onMark, onChoose }: SearchListRowProps) {
  return (
    <>
      {heading !== undefined && (
        <div role="presentation" className="px-3 pt-2.5 pb-1 text-12 font-medium text-ink-3">
          {heading}
        </div>
      )}
      {/* The keys are heard by the input, which keeps the focus */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
      <div
        id={id}
        ref={selected ? intoView : undefined}
        role="option"
        aria-selected={selected}
        onPointerMove={selected ? undefined : onMark}
        onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
        className="relative flex min-h-11 cursor-pointer items-center gap-3 rounded-2 px-3 py-1 before:absolute before:inset-y-2 before:left-0 before:w-0.75 before:rounded-full aria-selected:bg-accent-soft aria-selected:before:bg-accent [&>svg]:text-ink-3 aria-selected:[&>svg]:text-accent-ink"
      >
        {item.icon}
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="mr-2">{item.label}</span>
          {item.detail !== undefined && <span className="inline-block text-13 text-ink-2">{item.detail}</span>}
        </span>
        {item.aside}
      </div>
    </>
  );
}
