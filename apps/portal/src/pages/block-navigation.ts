import type { RouterHistory } from '@tanstack/react-router';

type MayLeave = () => Promise<boolean>;
type BlockerFn = Parameters<RouterHistory['block']>[0]['blockerFn'];

let history: RouterHistory | undefined;
let unblock: (() => void) | undefined;
const guards: MayLeave[] = [];

/** The router tells which history is the portal's. */
export function setPortalHistory(portalHistory: RouterHistory): void {
  history = portalHistory;
}

/** Holds every navigation inside the portal back until `mayLeave` agrees; returns how to stop asking. */
export function blockNavigation(mayLeave: MayLeave): () => void {
  guards.push(mayLeave);
  // The browser's own question for closing the tab is asked by the form itself
  unblock ??= history?.block({ blockerFn, enableBeforeUnload: false });
  return () => {
    guards.splice(guards.indexOf(mayLeave), 1);
    if (guards.length > 0) return;
    unblock?.();
    unblock = undefined;
  };
}

/** Asks every guard, the nearest to the user before those around it. */
async function mayLeaveAll(): Promise<boolean> {
  for (const mayLeave of guards.toReversed()) if (!(await mayLeave())) return false;
  return true;
}

/**
 * Back and forward change the address before anything can be asked: it is put back at once, so that it is the address of
 * the page that is still shown, and the step is made when the user agrees.
 */
const blockerFn: BlockerFn = async ({ action, currentLocation, nextLocation }) => {
  // A step of the wizard that is shown
  if (nextLocation.href === currentLocation.href) return false;
  if (action === 'PUSH' || action === 'REPLACE') return !(await mayLeaveAll());
  const steps = nextLocation.state.__TSR_index - currentLocation.state.__TSR_index;
  const isPutBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  void Promise.all([mayLeaveAll(), isPutBack]).then(([mayLeave]) => {
    if (mayLeave) history?.go(steps, { ignoreBlocker: true });
  });
  return true;
};
