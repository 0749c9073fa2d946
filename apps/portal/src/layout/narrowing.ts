import { toast } from '@quickportal/ui/toast';

/** Whether filters narrow a list, and what clears them. */
export interface Narrowing {
  isFiltered: boolean;
  onClear: () => void;
}

/** Whether anything is chosen that differs from the filters of a whole list. */
export const isNarrowed = <F extends object>(values: F, none: F): boolean =>
  (Object.keys(none) as (keyof F)[]).some((name) => values[name] !== none[name]);

/** What the filters of a list and its empty table need to know. Clearing can be undone while the list is open. */
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
