import type { DayPeriod } from '@quickportal/contracts/rules/dates/day-periods';
import type { Currency } from '@quickportal/contracts/rules/money';
import type { NamedIds } from '@quickportal/contracts/rules/search-grammar/grammar';
import { grammarOf } from '@quickportal/contracts/rules/search-grammar/list-grammar';
import {
  type AmountsFilter,
  type DaysFilter,
  fieldsOfFilter,
  type Filter,
  type Filtered,
} from '@quickportal/contracts/kernel/filter';
import { Button } from '@quickportal/ui/button';
import { Chip, ChipGroup } from '@quickportal/ui/chip';
import { useMemo } from 'react';
import { labelledThing } from '../../data/labelled-things.ts';
import type { FieldError } from '../../data/problem.ts';
import { AmountFilter } from './amount-filter.tsx';
import { ChoiceFilter, ChoicesFilter, choicesOf } from './choice-filter.tsx';
import { DateFilter } from './date-filter.tsx';
import { type FilteredProps, narrowingOf } from './narrowing.ts';
import { SearchForm } from './search-form.tsx';

/** A value with its words, and how many rows have it where that is known. */
export type FilterOption = readonly [value: string | number, words: string, count?: number | undefined];

export interface ListFiltersProps<L extends Filtered> {
  of: L;
  /** The view's own props: what the address says, and what changes it. */
  list: FilteredProps<L>;
  /** Names of businesses, roles and the like, by the filter that holds their ids. */
  names?: NamedIds;
  /** What the server offers for a filter, in place of its choices. */
  options?: { readonly [K in keyof L['filters']]?: readonly FilterOption[] };
  /** Filters that are shown in their own way, in place of their chips; null: elsewhere. */
  own?: { readonly [K in keyof L['filters']]?: React.ReactNode };
  /** What amounts are in. */
  currency?: Currency;
  /** What the server read the words of the search box as. */
  understood?: string | undefined;
  /** What the server says about the filters; of fields that are not here too. */
  errors?: readonly FieldError[] | undefined;
}

/** What narrows a list: a chip for each of its filters, and where words can be looked for, the search box above them. */
export function ListFilters<L extends Filtered>({ of: described, list, errors = [], ...props }: ListFiltersProps<L>) {
  const of = useMemo(() => labelledThing(described), [described]);
  const { search, onSearchChange } = list;
  const grammar = useMemo(() => grammarOf(of), [of]);
  const { isFiltered, onClear } = narrowingOf(of, list);
  const box = Object.values(of.filters).find((filter) => filter.kind === 'search');
  const chips = <FilterChips filters={of.filters} {...props} values={search} onChange={onSearchChange as OnChange} />;
  if (box)
    return (
      <SearchForm
        label={box.label}
        grammar={grammar}
        values={search}
        onChange={onSearchChange}
        {...(props.names && { names: props.names })}
        understood={props.understood}
        isFiltered={isFiltered}
        onClear={onClear}
        errors={errors}
      >
        {chips}
      </SearchForm>
    );
  return (
    <search>
      <ChipGroup>
        {chips}
        {isFiltered && (
          <Button variant="link" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </ChipGroup>
    </search>
  );
}

type Values = Readonly<Record<string, unknown>>;
type OnChange = (patch: Values) => void;

interface ChipsProps extends Omit<ListFiltersProps<Filtered>, 'of' | 'list' | 'errors'> {
  filters: Filtered['filters'];
  values: object;
  onChange: OnChange;
}

const isOffered = ({ kind, offered }: Filter): boolean => offered !== false && kind !== 'id' && kind !== 'text';

/** What only a link or the search box sets is in front, so that the others keep their order. */
function FilterChips({ filters, own = {}, ...props }: ChipsProps) {
  const shown = Object.entries(filters).filter(([, { kind, only }]) => kind !== 'search' && only !== 'call');
  const isChip = ([name, filter]: (typeof shown)[number]) => isOffered(filter) || name in own;
  const inOrder = [...shown.filter((entry) => !isChip(entry)), ...shown.filter(isChip)];
  return inOrder.map(([name, filter]) =>
    name in own ? own[name] : <FilterChip key={name} name={name} filter={filter} {...props} />,
  );
}

interface ChipProps extends Omit<ChipsProps, 'filters' | 'own'> {
  name: string;
  filter: Filter;
}

function FilterChip({ name, filter, values, onChange, names = {}, options = {}, currency = 'AUD' }: ChipProps) {
  const current = values as Values;
  if (filter.kind === 'days') return <DaysChip filter={filter} values={current} onChange={onChange} />;
  if (filter.kind === 'amounts')
    return <AmountsChip filter={filter} values={current} onChange={onChange} currency={currency} />;
  const field = fieldsOfFilter(name, filter)[0]?.address ?? name;
  const named = options[name] ?? names[field] ?? ('choices' in filter ? choicesOf(filter.choices) : []);
  const value = current[field] as string | number | boolean | (string | number)[] | undefined;
  if (!isOffered(filter))
    return (
      value !== undefined && (
        <Chip label={filter.title} onRemove={() => onChange({ [field]: undefined })}>
          {named.find(([known]) => known === value)?.[1] ?? value.toString()}
        </Chip>
      )
    );
  if (filter.kind === 'namedId' && filter.ofSeveral && named.length < 2 && value === undefined) return null;
  const shared = { label: filter.title, options: named };
  if (filter.kind === 'codes' || ('many' in filter && filter.many))
    return (
      <ChoicesFilter
        {...shared}
        values={value as (string | number)[] | undefined}
        onChange={(chosen) => onChange({ [field]: chosen })}
      />
    );
  if (filter.kind === 'yesNo')
    return (
      <ChoiceFilter
        {...shared}
        value={value?.toString()}
        onChange={(chosen) => onChange({ [field]: chosen === undefined ? undefined : chosen === 'true' })}
      />
    );
  return (
    <ChoiceFilter
      {...shared}
      value={value as string | number | undefined}
      onChange={(chosen) => onChange({ [field]: chosen })}
    />
  );
}

interface RangeProps<F> {
  filter: F;
  values: Values;
  onChange: OnChange;
}

function DaysChip({ filter, values, onChange }: RangeProps<DaysFilter>) {
  const { title, from, to, period } = filter;
  const valueIn = (name: string) => values[name] as string | undefined;
  return (
    <DateFilter
      label={title}
      onlyRange={period === undefined}
      values={{
        period: period === undefined ? undefined : (valueIn(period) as DayPeriod | undefined),
        from: valueIn(from),
        to: valueIn(to),
      }}
      onChange={(next) =>
        onChange({ ...(period !== undefined && { [period]: next.period }), [from]: next.from, [to]: next.to })
      }
    />
  );
}

function AmountsChip({ filter, values, onChange, currency }: RangeProps<AmountsFilter> & { currency: Currency }) {
  const { title, from, to } = filter;
  const valueIn = (name: string) => values[name] as string | undefined;
  return (
    <AmountFilter
      label={title}
      currency={currency}
      values={{ amountFrom: valueIn(from), amountTo: valueIn(to) }}
      onChange={({ amountFrom, amountTo }) => onChange({ [from]: amountFrom, [to]: amountTo })}
    />
  );
}
