import type { ToastOptions } from '@quickportal/ui/toast';
import { useGoTo } from '../pages/page-link.tsx';

/** Shows a toast that a change is waiting for a second person, with a link to the request. */
export function useWaitsToast(): (what: string, why?: string) => ToastOptions {
  const goTo = useGoTo();
  return (what, why = '') => ({
    tone: 'info',
    title: `${what} was sent for approval`,
    description: `${why} Nothing has changed yet.`.trim(),
    action: { label: 'My requests', onAction: () => goTo('ApprovalsView', { tab: 'MINE' }) },
  });
}

/** What a dialog says of a changed setting: that it is done, or that `what` waits for a second person. */
export function useDoneOrWaits(): (
  done: string,
  what: string,
) => (response: { status: number }) => string | ToastOptions {
  const waits = useWaitsToast();
  return (done, what) =>
    ({ status }) =>
      status === 202 ? waits(what) : done;
}
