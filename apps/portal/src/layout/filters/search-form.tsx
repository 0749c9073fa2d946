import { completeSearch } from '@quickportal/contracts/rules/search-grammar/complete-search';
import type { NamedIds, SearchGrammar } from '@quickportal/contracts/rules/search-grammar/grammar';
import { readSearch, type SearchFault } from '@quickportal/contracts/rules/search-grammar/read-search';
import { writeText } from '@quickportal/contracts/rules/search-grammar/write-search';
import { Button } from '@quickportal/ui/button';
import { ChipGroup } from '@quickportal/ui/chip';
import { CompletingInput } from '@quickportal/ui/completing-input';
import { CircleAlert, Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { FieldError } from '../../data/problem.ts';
import { SearchHelp } from './search-help.tsx';

const isArrowDown = ({ key, altKey, ctrlKey, metaKey, shiftKey }: React.KeyboardEvent): boolean =>
  key === 'ArrowDown' && !(altKey || ctrlKey || metaKey || shiftKey);

/** Arrow down moves from the box into the rows, where the arrows continue. */
function toFirstRow(event: React.KeyboardEvent<HTMLElement>): void {
  const row = (event.currentTarget.closest('main') ?? document).querySelector<HTMLElement>('[data-row-link]');
  if (!row) return;
  event.preventDefault();
  row.focus();
}

/** Highlights unreadable parts and scrolls them into view. */
function mark(box: HTMLInputElement, { start, end }: SearchFault): void {
  box.focus();
  box.setSelectionRange(start, end);
  box.scrollLeft = (start / box.value.length) * box.scrollWidth - box.clientWidth / 3;
}

interface SearchFormProps<Filters extends object> {
  /** What can be searched, such as "Name, email or phone". */
  label: string;
  /** Filters that can be typed. */
  grammar: SearchGrammar;
  /** The current filters. */
  values: Filters;
  onChange: (patch: Partial<Filters>) => void;
  /** Names of businesses, roles and the like, by the filter with their IDs. */
  names?: NamedIds;
  /** The server's interpretation of the words; otherwise all fields of the label are searched. */
  understood?: string | undefined;
  /** Whether anything narrows the list. */
  isFiltered: boolean;
  onClear: () => void;
  /** The server's errors about the filters, including hidden fields. */
  errors?: readonly FieldError[];
  /** Filters next to the box. */
  children?: React.ReactNode;
}

/** Describes each word and where it is searched; a number is one word, whatever its spacing. */
function wordsIn(text: string, label: string): string {
  const words = /^[\d\s()+./-]+$/.test(text) ? [text] : text.split(/[\s,;]+/).filter(Boolean);
  const quoted = words.map((word) => `“${word}”`).join(' and ');
  return `${quoted} in ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** Maximum characters of words and filters. */
const MOST_TYPED = 250;

/**
 * Search of a list: one box for words and filters, and filters as chips. Typed filters become chips, words stay in the
 * box. Unreadable input is reported, and nothing is searched until it is corrected.
 */
export function SearchForm<Filters extends object>({
  label,
  grammar,
  values,
  onChange,
  names = {},
  understood,
  isFiltered,
  onClear,
  errors = [],
  children,
}: SearchFormProps<Filters>) {
  const errorId = useId();
  const box = useRef<HTMLInputElement>(null);
  const value = writeText(grammar, String(values[grammar.text as keyof Filters]));
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [faults, setFaults] = useState<readonly SearchFault[]>([]);
  const edit = (text: string) => {
    setTyped(text);
    setFaults([]);
  };
  // Back and Forward change the address, and the box follows
  if (shown !== value) {
    setShown(value);
    edit(value);
  }
  function search() {
    const reading = readSearch(grammar, typed, names);
    setFaults(reading.faults);
    const [first] = reading.faults;
    if (first) {
      if (box.current) mark(box.current, first);
      return;
    }
    setTyped(writeText(grammar, reading.text));
    onChange({ ...reading.filters, [grammar.text]: reading.text } as Partial<Filters>);
  }
  const messages = new Set([...faults.map(({ message }) => message), ...errors.flatMap((refusal) => refusal.messages)]);
  return (
    <search>
      <form
        className="grid gap-3 short:flex short:flex-wrap short:items-center short:gap-x-3 short:gap-y-2"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <div className="flex gap-2 short:min-w-0 short:flex-[1_1_24rem]">
          <CompletingInput
            ref={box}
            aria-label={label}
            placeholder={label}
            value={typed}
            onValueChange={edit}
            complete={(text, caret) => completeSearch(grammar, text, caret, names)}
            leading={<Search />}
            trailing={
              <SearchHelp
                grammar={grammar}
                values={values}
                names={names}
                onTry={(example) => {
                  edit(example);
                  box.current?.focus();
                }}
              />
            }
            enterKeyHint="search"
            onKeyDown={(event) => {
              if (!isArrowDown(event)) return;
              // The rows do not match the new text yet
              if (typed.trim() === value) toFirstRow(event);
              else search();
            }}
            maxLength={MOST_TYPED}
            className="h-control-lg grow text-16"
            {...(messages.size > 0 && { 'aria-invalid': true, 'aria-describedby': errorId })}
          />
          <Button type="submit" size="lg">
            Search
          </Button>
        </div>
        {messages.size > 0 && (
          <div id={errorId} role="alert" className="flex gap-1.5 text-13 wrap-anywhere text-danger-ink">
            <CircleAlert className="mt-px flex-none" aria-hidden="true" />
            <div className="grid gap-1">
              {[...messages].map((message) => (
                <p key={message}>{message}</p>
              ))}
            </div>
          </div>
        )}
        {value !== '' && messages.size === 0 && (
          <p className="text-13 wrap-anywhere text-ink-2">Searched for {understood ?? wordsIn(value, label)}</p>
        )}
        <ChipGroup>
          {children}
          {isFiltered && (
            <Button
              variant="link"
              onClick={() => {
                edit('');
                onClear();
              }}
            >
              Clear filters
            </Button>
          )}
        </ChipGroup>
      </form>
    </search>
  );
}
