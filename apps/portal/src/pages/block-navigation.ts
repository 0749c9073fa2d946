import type { RouterHistory } from '@tanstack/react-router';

let history: RouterHistory | undefined;

/** The router tells which history is the portal's. */
export function setPortalHistory(portalHistory: RouterHistory): void {
  history = portalHistory;
}

/** Holds every navigation inside the portal back until `mayLeave` agrees; answers how to stop asking. */
export function blockNavigation(mayLeave: () => Promise<boolean>): () => void {
  // The browser's own question for closing the tab is asked by the form itself
  return history?.block({ blockerFn: async () => !(await mayLeave()), enableBeforeUnload: false }) ?? (() => {});
}
