import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** The token names of styles/theme.css, so that of `rounded-2 rounded-3` or `h-control h-control-sm` one is left. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['11', '12', '13', '14', '16', '18', '24', '32'],
      'font-weight': ['normal', 'medium', 'strong'],
      radius: ['1', '2', '3', '4', 'sm', 'full'],
      shadow: ['1', '2', '3'],
      spacing: ['control', 'control-sm', 'control-lg', 'row', 'row-compact', 'nav', 'bar'],
      tracking: ['title', 'display'],
      ease: ['standard'],
    },
  },
});

/** Joins class names; of two that set the same property the later one wins, so a caller can override a component. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values));
}
