import { type DayPeriod, dayPeriodTitles } from '../rules/dates/day-periods.ts';

interface FilterBase {
  /** What is filtered by, as its chip says: Status. */
  readonly title: string;
  /** What the API's document says about it. */
  readonly description: string;
  readonly examples?: readonly unknown[];
  /** What an export says in place of the title: Name begins with. */
  readonly inWords?: string;
  /** The word before the colon in the search box, where it is not the title. */
  readonly typed?: string;
  /** The name in the address of the page, where it is not that of the field. */
  readonly address?: string;
  /** Only calls take it, no page does. */
  readonly only?: 'call';
  /** No chip offers it: a link or the search box sets it, and then a chip removes it. */
  readonly offered?: false;
}

/** One code of a few, or with `many` any of several. */
export interface ChoiceFilter extends FilterBase {
  readonly kind: 'choice';
  /** Codes with their titles. */
  readonly choices: Readonly<Record<string, string>>;
  readonly many?: true;
  /** What calls do without it. */
  readonly default?: string | readonly string[];
}

/** Things that only the server knows by name, such as businesses. */
export interface NamedIdFilter extends FilterBase {
  readonly kind: 'namedId';
  readonly many?: true;
  /** Offered only where there are several to choose from. */
  readonly ofSeveral?: true;
}

/** A thing that other pages link with. */
export interface IdFilter extends FilterBase {
  readonly kind: 'id';
}

/** Codes that only the server knows, any of several. */
export interface CodesFilter extends FilterBase {
  readonly kind: 'codes';
  readonly example: string;
}

/** Yes or no, in the words of `choices`. */
export interface YesNoFilter extends FilterBase {
  readonly kind: 'yesNo';
  readonly choices: Readonly<Record<'true' | 'false', string>>;
}

export interface TextFilter extends FilterBase {
  readonly kind: 'text';
  /** Most characters. */
  readonly max: number;
  readonly example?: string;
}

/** A day, yyyy-mm-dd. */
export interface DayFilter extends FilterBase {
  readonly kind: 'day';
}

/** An amount, as a decimal text. */
export interface AmountFilter extends FilterBase {
  readonly kind: 'amount';
}

/** The words to look for, in the search box of the page. */
export interface SearchFilter extends FilterBase {
  readonly kind: 'search';
  /** Everything that is looked in, as the box says. */
  readonly label: string;
  readonly max: number;
  /** Texts that show what can be typed. */
  readonly typedExamples: readonly string[];
}

interface RangeFilter extends Omit<FilterBase, 'description' | 'address'> {
  /** Fields of the first and last value, both included. */
  readonly from: string;
  readonly to: string;
  /** What the API's document says about each field, where it is not the usual. */
  readonly descriptions?: { readonly from: string; readonly to: string };
}

/** Days from one to another, and where there is a field for it, a period that moves with the calendar. */
export interface DaysFilter extends RangeFilter {
  readonly kind: 'days';
  readonly period?: string;
}

/** Amounts from one to another, as decimal texts. */
export interface AmountsFilter extends RangeFilter {
  readonly kind: 'amounts';
}

export type Filter =
  | ChoiceFilter
  | NamedIdFilter
  | IdFilter
  | CodesFilter
  | YesNoFilter
  | TextFilter
  | DayFilter
  | AmountFilter
  | SearchFilter
  | DaysFilter
  | AmountsFilter;
/** The filters of a list by their fields, those of several fields by any name; in the order of their chips. */
export type Filters = Readonly<Record<string, Filter>>;
export interface Filtered {
  readonly filters: Filters;
}

type Several<F, V> = F extends { readonly many: true } ? V[] : V;
type ValueOf<F> = F extends { readonly kind: 'yesNo' }
  ? boolean
  : F extends { readonly choices: infer C }
    ? Several<F, keyof C & string>
    : F extends { readonly kind: 'namedId' | 'id' }
      ? Several<F, number>
      : F extends { readonly kind: 'codes' }
        ? string[]
        : string;

type Range = { readonly kind: 'days' | 'amounts' };
type NameIn<F, Part extends string> = F extends Readonly<Record<Part, infer N extends string>> ? N : never;
type RangeValues<Fs> = { [K in keyof Fs as NameIn<Fs[K], 'from' | 'to'> | NameIn<Fs[K], 'to'>]: string } & {
  [K in keyof Fs as NameIn<Fs[K], 'from'>]: string;
} & { [K in keyof Fs as NameIn<Fs[K], 'period'>]: DayPeriod };
type FieldValues<Fs> = { [K in keyof Fs as Fs[K] extends Range ? never : K]: ValueOf<Fs[K]> } & RangeValues<Fs>;

/** What the call of a list is narrowed by. */
export type CriteriaOf<L extends Filtered> = {
  -readonly [K in keyof FieldValues<L['filters']>]?: FieldValues<L['filters']>[K] | undefined;
};

type OnPage<Fs> = { [K in keyof Fs as Fs[K] extends { readonly only: 'call' } ? never : K]: Fs[K] };
type AddressOf<F, K> = F extends Range ? never : F extends { readonly address: infer A extends string } ? A : K;
type PageValues<Fs> = {
  [K in keyof Fs as AddressOf<Fs[K], K>]: Fs[K] extends { readonly kind: 'search' }
    ? string
    : ValueOf<Fs[K]> | undefined;
} & { [K in keyof RangeValues<Fs>]: RangeValues<Fs>[K] | undefined };

/** What the address of a list's page says about its filters; undefined and the empty text: nothing is chosen. */
export type FilterValues<L extends Filtered> = {
  [K in keyof PageValues<OnPage<L['filters']>>]: PageValues<OnPage<L['filters']>>[K];
};

/** A field that a filter sets. */
export interface FilterField {
  readonly name: string;
  /** Its name in the address; null: no page has it. */
  readonly address: string | null;
  readonly title: string;
  readonly kind: Exclude<Filter['kind'], 'days' | 'amounts'> | 'period';
  readonly description: string;
  /** Codes with their titles. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly filter: Filter;
}

const USUAL = {
  days: {
    from: ['From', 'First day, in the community’s zone.'],
    to: ['To', 'Last day, in the community’s zone.'],
  },
  amounts: { from: ['Amount from', 'Smallest total.'], to: ['Amount to', 'Largest total.'] },
} as const;

function fieldsOfRange(filter: DaysFilter | AmountsFilter): FilterField[] {
  const address = (name: string) => (filter.only === 'call' ? null : name);
  const bound = (end: 'from' | 'to'): FilterField => ({
    name: filter[end],
    address: address(filter[end]),
    title: USUAL[filter.kind][end][0],
    description: filter.descriptions?.[end] ?? USUAL[filter.kind][end][1],
    kind: filter.kind === 'days' ? 'day' : 'amount',
    filter,
  });
  const bounds = [bound('from'), bound('to')];
  if (filter.kind === 'amounts' || filter.period === undefined) return bounds;
  const period: FilterField = {
    name: filter.period,
    address: address(filter.period),
    title: 'Period',
    description: 'Relative period in the community’s calendar, instead of first and last day.',
    kind: 'period',
    choices: dayPeriodTitles,
    filter,
  };
  return [period, ...bounds];
}

/** The fields that a filter sets. `key` is its name among the filters of its list. */
export function fieldsOfFilter(key: string, filter: Filter): readonly FilterField[] {
  if (filter.kind === 'days' || filter.kind === 'amounts') return fieldsOfRange(filter);
  const { title, description, kind, only, address = key } = filter;
  const choices = filter.kind === 'choice' || filter.kind === 'yesNo' ? filter.choices : undefined;
  return [
    {
      name: key,
      address: only === 'call' ? null : address,
      title,
      description,
      kind,
      filter,
      ...(choices && { choices }),
    },
  ];
}

/** Every field that the filters of a list set, in their order. */
export const filterFields = ({ filters = {} }: Partial<Filtered>): FilterField[] =>
  Object.entries(filters).flatMap(([key, filter]) => fieldsOfFilter(key, filter));

/** The values of a page on which nothing is chosen. */
export const noFilters = <L extends Filtered>(list: L): FilterValues<L> =>
  Object.fromEntries(
    filterFields(list).flatMap(({ address, kind }) =>
      address === null ? [] : [[address, kind === 'search' ? '' : undefined]],
    ),
  ) as FilterValues<L>;

interface Place {
  readonly sort?: unknown;
  readonly page?: number;
  readonly pageSize?: number;
}

/** What the address of a page narrows and sorts its list by, as the call has it. */
export function criteriaFrom<L extends Filtered, S extends FilterValues<L> & Pick<Place, 'sort'>>(
  list: L,
  search: S,
): CriteriaOf<L> & Pick<S, Extract<keyof S, 'sort'>> {
  const values = search as Readonly<Record<string, unknown>>;
  const fields = filterFields(list).flatMap(({ name, address }) =>
    address === null ? [] : [[name, values[address] === '' ? undefined : values[address]] as const],
  );
  const { sort } = search;
  return { ...Object.fromEntries(fields), ...(sort !== undefined && { sort }) } as CriteriaOf<L> &
    Pick<S, Extract<keyof S, 'sort'>>;
}

/** What the call of a list gets from the address of its page: filters, sort and place. */
export function listInput<L extends Filtered, S extends FilterValues<L> & Place>(
  list: L,
  search: S,
): CriteriaOf<L> & Pick<S, Extract<keyof S, keyof Place>> {
  const { page, pageSize } = search;
  return {
    ...criteriaFrom(list, search),
    ...(page !== undefined && { page }),
    ...(pageSize !== undefined && { pageSize }),
  } as CriteriaOf<L> & Pick<S, Extract<keyof S, keyof Place>>;
}

/** A filter by business, which a user of one business does not need. */
export const business = <const F extends Omit<NamedIdFilter, 'kind' | 'title' | 'ofSeveral'>>(filter: F) =>
  ({ kind: 'namedId', title: 'Business', ofSeveral: true, ...filter }) as const;
