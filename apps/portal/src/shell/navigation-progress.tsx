import { ProgressLine } from '@quickportal/ui/progress';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Quick navigations show nothing; only what takes longer deserves a line. Milliseconds. */
const SLOW = 150;

/** A thin line on top of the page while the next one is on its way. */
export function NavigationProgress() {
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' });
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return (
    <div aria-hidden="true" className="pointer-events-none sticky top-(--sticky-top) z-(--z-nav) h-0">
      {isSlow && <ProgressLine />}
    </div>
  );
}
