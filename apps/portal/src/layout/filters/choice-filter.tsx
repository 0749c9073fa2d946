import { AddChip, Chip } from '@quickportal/ui/chip';
import { formatCount } from '@quickportal/ui/count';
import { Menu, MenuCheckboxItem, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@quickportal/ui/menu';

interface FilterOptions<V extends string | number> {
  /** Label of the filter, such as Status. */
  label: string;
  /** Values with their labels, and row counts if known. */
  options: readonly (readonly [value: V, words: string, count?: number | undefined])[];
}

interface ChoiceFilterProps<V extends string | number> extends FilterOptions<V> {
  value: V | undefined;
  onChange: (value: V | undefined) => void;
}

interface ChoicesFilterProps<V extends string | number> extends FilterOptions<V> {
  /** Undefined: any value. */
  values: readonly V[] | undefined;
  onChange: (values: V[] | undefined) => void;
}

/** Converts labels to the options of a filter, in order. */
export const choicesOf = <V extends string>(words: Readonly<Record<V, string>>) =>
  Object.entries(words) as [V, string][];

/**
 * A filter by one of a few values: a dashed chip that opens the choices, then a chip with the chosen value, which opens
 * them again.
 */
export const ChoiceFilter = <V extends string | number>({ label, value, options, onChange }: ChoiceFilterProps<V>) => (
  <FilterMenu
    label={label}
    disabled={options.length === 0}
    chosen={value === undefined ? [] : [wordsOf(value, options)]}
    onRemove={() => onChange(undefined)}
  >
    <MenuRadioGroup
      value={value === undefined ? '' : String(value)}
      onValueChange={(chosen) => onChange(options.find(([known]) => String(known) === chosen)?.[0])}
    >
      {options.map(([option, words]) => (
        <MenuRadioItem key={option} value={String(option)}>
          {words}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  </FilterMenu>
);

/** A filter by any of several values. The menu stays open while choosing. */
export function ChoicesFilter<V extends string | number>({
  label,
  values = [],
  options,
  onChange,
}: ChoicesFilterProps<V>) {
  const choose = (option: V, isChosen: boolean) => {
    const next = options.flatMap(([known]) => ((known === option ? isChosen : values.includes(known)) ? [known] : []));
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <FilterMenu
      label={label}
      disabled={options.length === 0}
      chosen={values.map((value) => wordsOf(value, options))}
      onRemove={() => onChange(undefined)}
    >
      {options.map(([option, words, count]) => (
        <MenuCheckboxItem
          key={option}
          checked={values.includes(option)}
          onCheckedChange={(isChosen) => choose(option, isChosen)}
        >
          {words}
          {count !== undefined && <span className="ml-auto pl-4 text-ink-2 tabular-nums">{formatCount(count)}</span>}
        </MenuCheckboxItem>
      ))}
    </FilterMenu>
  );
}

const wordsOf = <V extends string | number>(value: V, options: FilterOptions<V>['options']): string =>
  options.find(([known]) => known === value)?.[1] ?? String(value);

/** Values listed in a chip; of more, only the number is shown. */
const MOST_NAMED = 3;
const either = new Intl.ListFormat('en-AU', { type: 'disjunction' });
const inWords = (chosen: readonly string[]): string =>
  either.format(
    chosen.length > MOST_NAMED
      ? [...chosen.slice(0, MOST_NAMED - 1), `${chosen.length - MOST_NAMED + 1} more`]
      : chosen,
  );

interface FilterMenuProps {
  label: string;
  disabled: boolean;
  /** Returns the label of the chosen values. */
  chosen: readonly string[];
  onRemove: () => void;
  children: React.ReactNode;
}

/** One menu for both chips, so that it stays open when the first value is chosen. */
const FilterMenu = ({ label, disabled, chosen, onRemove, children }: FilterMenuProps) => (
  <Menu>
    {chosen.length > 0 ? (
      <Chip label={label} trigger={MenuTrigger} onRemove={onRemove}>
        {inWords(chosen)}
      </Chip>
    ) : (
      <MenuTrigger asChild>
        <AddChip disabled={disabled}>{label}</AddChip>
      </MenuTrigger>
    )}
    <MenuContent align="start" aria-label={label}>
      {children}
    </MenuContent>
  </Menu>
);
