import { useEffect, useMemo, useRef } from 'react';

/** Whether the user is still where something was sent from, or has left before its response came. */
export interface Presence {
  isGone: () => boolean;
  /** The user decided to leave; the page may be shown a moment longer. */
  leave: () => void;
  /** Something is sent from here. */
  stay: () => void;
}

/** Follows whether the component is shown and its user has not chosen to leave it. */
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
