import { type ClassValue, clsx } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';
import { classGroups } from './class-groups.ts';

const merge = createTailwindMerge(() => classGroups);

/** Joins class names; of two for the same property the later wins, so callers can override a component. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values));
}
