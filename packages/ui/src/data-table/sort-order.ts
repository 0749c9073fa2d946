/** A sort order as in calls: "name" ascending, "-name" descending. */
export type SortOrder = { field: string; descending: boolean };

/** Parses "name" or "-name". */
export function parseSort(sort: string | undefined): SortOrder | undefined {
  if (!sort) return undefined;
  const descending = sort.startsWith('-');
  return { field: descending ? sort.slice(1) : sort, descending };
}

/** Returns the sort order after a click on a header: its first direction, then alternating. */
export function nextSort(sort: string | undefined, field: string, descendingFirst = false): string {
  const current = parseSort(sort);
  const descending = current?.field === field ? !current.descending : descendingFirst;
  return descending ? `-${field}` : field;
}

/** The value of aria-sort for the header of `field`. */
export function ariaSort(sort: string | undefined, field: string): 'ascending' | 'descending' | undefined {
  const current = parseSort(sort);
  if (current?.field !== field) return undefined;
  return current.descending ? 'descending' : 'ascending';
}
