import { attention } from './attention.ts';
import { useStore } from '../store.ts';

/**
 * Returns a query's `refetchInterval`: every `milliseconds` while `enabled`. Polling pauses while the tab is hidden or
 * after 5 minutes without input, and resumes by itself.
 */
export function usePolling(milliseconds: number, enabled = true): number | false {
  const there = useStore(attention.there);
  return enabled && there ? milliseconds : false;
}
