import { useEffect, useId, useRef } from 'react';
import { createStore } from './store.ts';

/** An action of the current page, labelled like its button. */
export interface PageAction {
  readonly label: string;
  readonly act: () => void;
  /** Its position among the actions of the page, unless in the middle. */
  readonly rank?: ActionRank | undefined;
}

/** The main action of a page precedes the others; ending something comes last. */
export type ActionRank = 'main' | 'last';

type ActionsOfPart = ReadonlyMap<string, readonly PageAction[]>;

/** Actions of the current page, by part. */
export const pageActions = createStore<ActionsOfPart>(new Map());

/** Offers actions in the palette while the calling component is shown. `null` entries are unavailable. */
export function usePageActions(actions: readonly (PageAction | null)[]): void {
  const part = useId();
  const possible = actions.filter((action) => action !== null);
  const latestRef = useRef(possible);
  const labels = possible.map(({ label, rank = '' }) => `${label}\t${rank}`).join('\n');
  useEffect(() => {
    latestRef.current = possible;
  });
  useEffect(() => {
    // Handlers are looked up when chosen: they change with every render, labels rarely
    const shown = labels
      .split('\n')
      .filter(Boolean)
      .map((line): PageAction => {
        const [label = '', rank] = line.split('\t');
        return {
          label,
          ...(rank && { rank: rank as ActionRank }),
          act: () => latestRef.current.find((action) => action.label === label)?.act(),
        };
      });
    if (shown.length === 0) forget(part);
    else pageActions.set(new Map(pageActions.get()).set(part, shown));
  }, [part, labels, latestRef]);
  // Separate from the above, so that a part keeps its position when its actions change
  useEffect(() => () => forget(part), [part]);
}

function forget(part: string): void {
  if (pageActions.get().has(part)) pageActions.set(new Map([...pageActions.get()].filter(([name]) => name !== part)));
}

/** Returns the actions of all parts of the page, the main one first. */
export function inOrder(actions: ActionsOfPart): PageAction[] {
  const place = ({ rank }: PageAction) => (rank === 'main' ? 0 : rank === 'last' ? 2 : 1);
  return [...actions.values()].flat().toSorted((action, other) => place(action) - place(other));
}
