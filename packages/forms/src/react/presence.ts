import { useEffect, useMemo, useRef } from 'react';

/** Whether the user is still on the sending page, or has left before the response. */
export interface Presence {
  isGone: () => boolean;
  /** Records that the user decided to leave; the page may be shown a moment longer. */
  leave: () => void;
  /** Records that something is being sent. */
  stay: () => void;
}

/** Tracks whether the component is shown and its user has not chosen to leave. */
export function usePresence(): Presence {
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return useMemo(
    () => ({
      isGone: () => gone.current,
      leave: () => {
        gone.current = true;
      },
      stay: () => {
        gone.current = false;
      },
    }),
    [],
  );
}
