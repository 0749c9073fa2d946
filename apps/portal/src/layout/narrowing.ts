/** Whether filters narrow a list, and what clears them. */
export interface Narrowing {
  isFiltered: boolean;
  onClear: () => void;
}

/** Whether anything is chosen that differs from the filters of a whole list. */
export const isNarrowed = <F extends object>(values: F, none: F): boolean =>
  (Object.keys(none) as (keyof F)[]).some((name) => values[name] !== none[name]);

/** What the filters of a list and its empty table need to know. */
export const narrowing = <F extends object>(values: F, none: F, onChange: (none: F) => void): Narrowing => ({
  isFiltered: isNarrowed(values, none),
  onClear: () => onChange(none),
});
