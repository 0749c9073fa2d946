import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step of the wizard that is shown, and that of the entry before. */
    step?: number;
    stepBefore?: number;
  }
}

/** The step of a wizard in the history of the browser: null until the user goes to another one. */
export interface StepHistory {
  at: number | null;
  goTo: (step: number) => void;
}

/** Each step of the page's wizard is an entry of the history, at the same address: Back and Forward lead through them. */
export function useStepHistory(): StepHistory {
  const router = useRouter();
  const [path] = useState(() => router.state.location.pathname);
  // While the next page is fetched this one still stands, at its step
  const now = useRouterState({
    select: ({ location }) => (location.pathname === path ? (location.state.step ?? null) : undefined),
  });
  const [kept, setKept] = useState(now ?? null);
  if (now !== undefined && now !== kept) setKept(now);
  const at = now === undefined ? kept : now;
  const goTo = useCallback(
    (step: number) => {
      const { state, href } = router.history.location;
      if (state.stepBefore === step) router.history.back();
      else router.history.push(href, { step, stepBefore: state.step ?? 0 });
    },
    [router],
  );
  return { at, goTo };
}
