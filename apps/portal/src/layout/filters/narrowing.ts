import { type Filtered, type FilterValues, noFilters } from '@quickportal/contracts/kernel/filter';
import { toast } from '@quickportal/ui/toast';

/** Whether a list is filtered, and how to clear it. */
export interface Narrowing {
  isFiltered: boolean;
  onClear: () => void;
}

/** Whether any filter differs from those of the unfiltered list. */
export const isNarrowed = <F extends object>(values: F, none: F): boolean =>
  (Object.keys(none) as (keyof F)[]).some((name) => values[name] !== none[name]);

/** State for a list's filters and its empty table. Clearing can be undone while the list is open. */
export const narrowing = <F extends object>(values: F, none: F, onChange: (values: F) => void): Narrowing => ({
  isFiltered: isNarrowed(values, none),
  onClear: () => {
    const names = Object.keys(none) as (keyof F)[];
    const cleared = Object.fromEntries(names.map((name) => [name, values[name]])) as F;
    const { pathname } = location;
    onChange(none);
    toast({
      tone: 'neutral',
      title: 'Filters cleared',
      action: { label: 'Undo', onAction: () => location.pathname === pathname && onChange(cleared) },
    });
  },
});

/** What a page shows of a list's filters, and changes of them. */
export interface FilteredProps<L extends Filtered> {
  search: FilterValues<L>;
  onSearchChange: (patch: Partial<FilterValues<L>>) => void;
}

/** What narrows the list of a page, where its description has filters. */
export const narrowingIn = (list: Partial<Filtered>, props: object): Narrowing | undefined =>
  list.filters && Object.keys(list.filters).length > 0 && 'search' in props && 'onSearchChange' in props
    ? narrowingOf({ filters: list.filters }, props as FilteredProps<Filtered>)
    : undefined;

/** What narrows a list, by its description. */
export const narrowingOf = <L extends Filtered>(list: L, { search, onSearchChange }: FilteredProps<L>): Narrowing =>
  narrowing<FilterValues<L>>(search, noFilters(list), onSearchChange);
