import { useEffect, useState } from 'react';
import { usePolling } from './use-polling.ts';

interface LimitedPolling {
  /** Interval between polls. */
  milliseconds: number;
  /** Delay of the first poll, if shorter. */
  first?: number;
  /** Number of polls before it stops. */
  most: number;
  /** Whether there is anything to wait for. */
  enabled: boolean;
  /** Polls; the interval starts when it resolves. */
  refetch: () => Promise<unknown>;
}

/** The remaining automatic polls, and how to resume. */
export interface Polling {
  left: number;
  goOn: () => void;
}

/** Polls like `usePolling`, but a limited number of times, which the user can restart. */
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
