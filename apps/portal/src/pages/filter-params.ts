import { type DayPeriod, dayPeriods } from '@quickportal/contracts/rules/dates/day-periods';
import { listFilters } from '../data/calls/list-filters.gen.ts';
import {
  amountParam,
  dateParam,
  idParam,
  oneOf,
  optional,
  type Param,
  someCodes,
  someIds,
  someOf,
  textParam,
  yesNoParam,
} from './search-params.ts';

type Optional<T> = Param<T | undefined, false>;
/** The parameter of a filter, by its kind. */
type ParamOf<K> = K extends readonly ['some', readonly (infer V)[]]
  ? Optional<V[]>
  : K extends readonly ['one', readonly (infer V)[]]
    ? Optional<V>
    : K extends readonly ['search', number]
      ? Param<string, false>
      : K extends readonly ['id']
        ? Optional<number>
        : K extends readonly ['ids']
          ? Optional<number[]>
          : K extends readonly ['codes']
            ? Optional<string[]>
            : K extends readonly ['yesNo']
              ? Optional<boolean>
              : K extends readonly ['period']
                ? Optional<DayPeriod>
                : Optional<string>;

type Takes = number & readonly string[];
const params: Readonly<Record<string, (takes: Takes) => Param<unknown>>> = {
  some: (codes) => someOf(codes),
  one: (codes) => oneOf(codes),
  search: (max) => textParam({ max }),
  text: (max) => optional(textParam({ max })),
  id: () => optional(idParam()),
  ids: someIds,
  codes: someCodes,
  yesNo: yesNoParam,
  period: () => oneOf(dayPeriods),
  day: dateParam,
  amount: amountParam,
};

/** Parameters of filters, from their kinds. */
export const paramsOf = (kinds: Readonly<Record<string, readonly unknown[]>>): Record<string, Param<unknown>> =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, [kind, takes]]) => [name, params[String(kind)]?.(takes as Takes)] as const),
  ) as Record<string, Param<unknown>>;

type ListFilters = typeof listFilters;

/** The filters of a list in the address of its page: `search: { ...filtersOf('customers'), page: pageParam() }`. */
export const filtersOf = <N extends keyof ListFilters>(list: N) =>
  paramsOf(listFilters[list]) as { readonly [K in keyof ListFilters[N]]: ParamOf<ListFilters[N][K]> };
