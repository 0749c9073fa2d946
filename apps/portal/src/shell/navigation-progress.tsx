import { ProgressLine } from '@quickportal/ui/progress';
import { useRouterState } from '@tanstack/react-router';

/** A thin line on top of the page while the next one is on its way. */
export function NavigationProgress() {
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' });
  return (
    <div aria-hidden="true" className="pointer-events-none sticky top-(--sticky-top) z-(--z-nav) h-0">
      {/* Quick navigations show nothing */}
      {isLoading && <ProgressLine className="transition-opacity delay-150 duration-0 starting:opacity-0" />}
    </div>
  );
}
