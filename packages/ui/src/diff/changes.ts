export type DiffField = {
  label: string;
  before: React.ReactNode;
  after: React.ReactNode;
  /** Needed where the values are elements; text and numbers are compared. */
  changed?: boolean;
};

/** Whether a field differs: as it says itself, otherwise by its values; nothing, null and '' are the same. */
export function isChanged({ before, after, changed }: DiffField): boolean {
  return changed ?? (before ?? '') !== (after ?? '');
}
