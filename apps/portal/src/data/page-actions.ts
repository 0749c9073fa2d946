import { useEffect, useId, useRef } from 'react';
import { createStore } from './store.ts';

/** Something that the page which is shown can do, as its button is called. */
export interface PageAction {
  readonly label: string;
  readonly act: () => void;
}

type ActionsOfPart = ReadonlyMap<string, readonly PageAction[]>;

/** What the parts of the page that is shown can do, by part. */
export const pageActions = createStore<ActionsOfPart>(new Map());

/** Offers actions in the palette while the calling component is shown. `null` entries are not possible now. */
export function usePageActions(actions: readonly (PageAction | null)[]): void {
  const part = useId();
  const possible = actions.filter((action) => action !== null);
  const latestRef = useRef(possible);
  const labels = possible.map(({ label }) => label).join('\n');
  useEffect(() => {
    latestRef.current = possible;
  });
  useEffect(() => {
    // What an action does is looked up when it is chosen: it changes with every drawing, its label seldom
    const shown = labels
      .split('\n')
      .filter(Boolean)
      .map((label) => ({
        label,
        act: () => latestRef.current.find((action) => action.label === label)?.act(),
      }));
    pageActions.set(new Map(pageActions.get()).set(part, shown));
    return () => pageActions.set(new Map([...pageActions.get()].filter(([name]) => name !== part)));
  }, [part, labels, latestRef]);
}
