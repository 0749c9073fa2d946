import { attention } from './attention.ts';
import { useStore } from './store.ts';

/**
 * Value for a query's `refetchInterval`: asks again every `milliseconds` while `enabled`. Polling pauses while the
 * tab is hidden or no one typed, clicked or scrolled for 5 minutes, and goes on by itself.
 */
export function usePolling(milliseconds: number, enabled = true): number | false {
  const there = useStore(attention.there);
  return enabled && there ? milliseconds : false;
}
