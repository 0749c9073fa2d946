import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      'font-size': [{ text: ['11', '12', '13', '14', '16', '18', '24', '32'] }],
      'font-weight': [{ font: ['normal', 'medium', 'strong'] }],
    },
  },
});

/** Joins class names; of two that set the same property the later one wins, so a caller can override a component. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values));
}
