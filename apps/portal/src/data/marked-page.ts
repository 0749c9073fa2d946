import { useEffect } from 'react';
import { createStore } from './store.ts';

/** The page that the open one marks in the menus, where its record decides which; undefined: its address does. */
export const markedPage = createStore<string | undefined>(undefined);

/** Marks a page in the menus while the calling component is shown. */
export function useMarkedPage(view: string): void {
  useEffect(() => {
    markedPage.set(view);
    return () => markedPage.set(undefined);
  }, [view]);
}
