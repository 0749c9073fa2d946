import { useEffect, useId, useRef } from 'react';
import { createStore } from './store.ts';

/** Something that the page which is shown can do, as its button is called. */
export interface PageAction {
  readonly label: string;
  readonly act: () => void;
  /** Its place among the actions of the page, where it is not in the middle. */
  readonly rank?: ActionRank | undefined;
}

/** The main action of a page comes before its others, what ends something after them. */
export type ActionRank = 'main' | 'last';

type ActionsOfPart = ReadonlyMap<string, readonly PageAction[]>;

/** What the parts of the page that is shown can do, by part. */
export const pageActions = createStore<ActionsOfPart>(new Map());

/** Offers actions in the palette while the calling component is shown. `null` entries are not possible now. */
export function usePageActions(actions: readonly (PageAction | null)[]): void {
  const part = useId();
  const possible = actions.filter((action) => action !== null);
  const latestRef = useRef(possible);
  const labels = possible.map(({ label, rank = '' }) => `${label}\t${rank}`).join('\n');
  useEffect(() => {
    latestRef.current = possible;
  });
  useEffect(() => {
    // What an action does is looked up when it is chosen: it changes with every drawing, its label seldom
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
  // Apart from the above, so that a part keeps its place when its actions change
  useEffect(() => () => forget(part), [part]);
}

function forget(part: string): void {
  if (pageActions.get().has(part)) pageActions.set(new Map([...pageActions.get()].filter(([name]) => name !== part)));
}

/** The actions of all parts of the page, the main one before the others. */
export function inOrder(actions: ActionsOfPart): PageAction[] {
  const place = ({ rank }: PageAction) => (rank === 'main' ? 0 : rank === 'last' ? 2 : 1);
  return [...actions.values()].flat().toSorted((action, other) => place(action) - place(other));
}
