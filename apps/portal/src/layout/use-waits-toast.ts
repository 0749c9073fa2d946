import type { ToastOptions } from '@quickportal/ui/toast';
import { useGoTo } from '../pages/page-link.tsx';

/** The toast that a change waits for a second person, with a way to the request. */
export function useWaitsToast(): (what: string, why?: string) => ToastOptions {
  const goTo = useGoTo();
  return (what, why = '') => ({
    tone: 'info',
    title: `${what} was sent for approval`,
    description: `${why} Nothing has changed yet.`.trim(),
    action: { label: 'My requests', onAction: () => goTo('ApprovalsView', { tab: 'MINE' }) },
  });
}
