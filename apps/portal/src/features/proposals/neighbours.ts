/** The requests before and after one in the list, and its place. */
export interface Neighbours {
  previous: number | undefined;
  next: number | undefined;
  /** Counted from 0; -1: it is in the list no longer. */
  at: number;
}

/** Finds the neighbours of a request. One that has left the list keeps the place where it was last. */
export function neighboursOf(ids: readonly number[], id: number, lastPlace: number): Neighbours {
  const at = ids.indexOf(id);
  return at === -1
    ? { previous: ids[lastPlace - 1], next: ids[lastPlace], at }
    : { previous: ids[at - 1], next: ids[at + 1], at };
}
