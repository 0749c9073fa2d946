export type DiffSide = 'before' | 'after';

export type DiffField = {
  label: string;
  before: React.ReactNode;
  after: React.ReactNode;
  /** Said under the name: who changed it. */
  note?: string;
  /** Where one of the two is chosen: which one now, and what happens then. */
  choice?: { side: DiffSide; onChoose: (side: DiffSide) => void };
  /** Needed where the values are elements; text and numbers are compared. */
  changed?: boolean;
};

/** Whether a field differs: as it says itself, otherwise by its values; nothing, null and '' are the same. */
export function isChanged({ before, after, changed }: DiffField): boolean {
  return changed ?? (before ?? '') !== (after ?? '');
}
