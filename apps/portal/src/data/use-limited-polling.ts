import { useEffect, useState } from 'react';
import { usePolling } from './use-polling.ts';

interface LimitedPolling {
  /** Between two times. */
  milliseconds: number;
  /** Until the first time, where that is sooner. */
  first?: number;
  /** How many times it asks before it stops. */
  most: number;
  /** Whether there is something to wait for. */
  enabled: boolean;
  /** Asks again; the time until the next one starts when it is done. */
  refetch: () => Promise<unknown>;
}

/** How often something is still asked for by itself, and how to go on after the last time. */
export interface Polling {
  left: number;
  goOn: () => void;
}

/** Asks again as `usePolling` does, but a limited number of times, which the user can start again. */
export function useLimitedPolling({
  milliseconds,
  first = milliseconds,
  most,
  enabled,
  refetch,
}: LimitedPolling): Polling {
  const [tries, setTries] = useState(0);
  const [wasEnabled, setWasEnabled] = useState(enabled);
  if (enabled !== wasEnabled) {
    setWasEnabled(enabled);
    setTries(0);
  }
  const delay = usePolling(tries === 0 ? first : milliseconds, enabled && tries < most);
  useEffect(() => {
    if (delay === false) return undefined;
    const timer = setTimeout(() => void refetch().finally(() => setTries(tries + 1)), delay);
    return () => clearTimeout(timer);
  }, [delay, tries, refetch]);
  return { left: most - tries, goOn: () => setTries(0) };
}
