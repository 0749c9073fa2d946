import type { DiffField } from './diff.tsx';

/** Whether a field differs: as it says itself, otherwise by its values; nothing, null and '' are the same. */
export function isChanged({ before, after, changed }: DiffField): boolean {
  return changed ?? (before ?? '') !== (after ?? '');
}
