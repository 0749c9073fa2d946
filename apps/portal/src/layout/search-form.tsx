import { Button } from '@quickportal/ui/button';
import { ChipGroup } from '@quickportal/ui/chip';
import { Input } from '@quickportal/ui/input';
import { CircleAlert, Search } from 'lucide-react';
import { useId, useState } from 'react';
import type { FieldError } from '../data/problem.ts';

const isArrowDown = ({ key, altKey, ctrlKey, metaKey, shiftKey }: React.KeyboardEvent): boolean =>
  key === 'ArrowDown' && !(altKey || ctrlKey || metaKey || shiftKey);

/** Arrow down leads from the box into the rows, where the arrows go on. */
function toFirstRow(event: React.KeyboardEvent<HTMLElement>): void {
  const row = (event.currentTarget.closest('main') ?? document).querySelector<HTMLElement>('[data-row-link]');
  if (!row) return;
  event.preventDefault();
  row.focus();
}

interface SearchFormProps {
  /** Everything that can be looked for, such as "Name, email or phone". */
  label: string;
  /** What is looked for now. */
  value: string;
  onSearch: (value: string) => void;
  /** Whether anything narrows the list. */
  isFiltered: boolean;
  onClear: () => void;
  /** What the server says about the filters; of fields that are not here too. */
  errors?: readonly FieldError[];
  /** Filters beside the box. */
  children?: React.ReactNode;
}

/** What narrows a list: one box for everything an officer may hold in hand, and filters as chips. */
export function SearchForm({ label, value, onSearch, isFiltered, onClear, errors = [], children }: SearchFormProps) {
  const errorId = useId();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // Back and Forward change the address; the box follows
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  return (
    <search>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <div className="flex gap-2">
          <Input
            type="search"
            aria-label={label}
            placeholder={label}
            value={typed}
            onValueChange={setTyped}
            leading={<Search />}
            autoComplete="off"
            onKeyDown={(event) => {
              if (!isArrowDown(event)) return;
              // The rows are not those of the new text yet
              if (typed.trim() === value) toFirstRow(event);
              else onSearch(typed.trim());
            }}
            maxLength={100}
            className="h-control-lg grow text-16"
            {...(errors.length > 0 && { 'aria-invalid': true, 'aria-describedby': errorId })}
          />
          <Button type="submit" size="lg">
            Search
          </Button>
        </div>
        {errors.length > 0 && (
          <div id={errorId} role="alert" className="flex gap-1.5 text-13 text-danger-ink">
            <CircleAlert className="mt-px" aria-hidden="true" />
            {errors.flatMap(({ messages }) => messages).join(' ')}
          </div>
        )}
        <ChipGroup>
          {children}
          {isFiltered && (
            <Button
              variant="link"
              onClick={() => {
                setTyped('');
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
