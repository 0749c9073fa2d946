/** A named set of filters, sort and columns of one list. */
export type SavedView = {
  id: string;
  name: string;
  /** Made by the person who is signed in, who alone may change it. */
  own: boolean;
  /** Everyone of the community sees it. */
  shared: boolean;
  /** Opens with the list. */
  isDefault?: boolean;
};

/** Sorts own views first, then those of others, each by name. */
export function groupViews(views: readonly SavedView[]): { own: SavedView[]; others: SavedView[] } {
  const sorted = views.toSorted((a, b) => a.name.localeCompare(b.name, 'en-AU', { numeric: true }));
  return { own: sorted.filter((view) => view.own), others: sorted.filter((view) => !view.own) };
}

/** Returns why a name cannot be used; undefined when it can. A user's own views have distinct names. */
export function nameProblem(name: string, views: readonly SavedView[], exceptId?: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return 'Enter a name';
  const isTaken = views.some((view) => view.own && view.id !== exceptId && view.name.trim().toLowerCase() === wanted);
  return isTaken ? 'You already have a view with this name' : undefined;
}
