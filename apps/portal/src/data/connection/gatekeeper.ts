import { href, toAddress } from '../../pages/href.ts';
import { tabContext } from '../../pages/tab-context.ts';
import { createGate, type Hold } from './gate.ts';
import { createIdleTimer, type IdleTimer } from './idle-timer.ts';
import type { GateTools } from './through-gate.ts';

/** Minutes without a call until the password must be entered, unless the session says otherwise. */
const IDLE_LIMIT = 15 * 60_000;
/** Interval at which other tabs learn that this one is in use. */
const TELL_EVERY = 5000;

/** Messages between tabs of one session. */
const ANSWERED = 'answered';
const UNLOCKED = 'unlocked';

/** Holds this page's calls while the password must be entered. */
export const gate = createGate();

let idle: IdleTimer | undefined;
let channel: BroadcastChannel | undefined;
let outcome = 0;

function answered(): void {
  idle?.reset();
  if (Date.now() - outcome < TELL_EVERY) return;
  outcome = Date.now();
  // A channel of tabs of this origin: there is no target to name
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(ANSWERED);
}

/** Goes to the sign-in page, which returns here. */
export function goToSignIn(): void {
  window.location.assign(href('LoginView', { returnTo: toAddress() }));
}

let isLeaving = false;

/**
 * Navigates to another document: failures until it loads need no dialog. `discarding`: the page belongs to another
 * user, who is not asked about unsaved input. `replacing`: Back does not return here.
 */
export function leaveFor(address: string, { discarding = false, replacing = false } = {}): void {
  isLeaving = true;
  if (discarding)
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  if (replacing) window.location.replace(address);
  else window.location.assign(address);
}

/** Holds every call. A tab that never had a session has nothing to lose and goes to the sign-in page. */
function hold(why: Hold, because?: string): void {
  if (isLeaving) return;
  gate.hold(why, because);
  if (why === 'ended' && tabContext().userId === undefined) goToSignIn();
}

/** The gate for every call of this page. */
export const gateTools: GateTools = { opened: gate.opened, hold, answered };

/** Releases held calls after the password was entered, in other tabs too, which share the session. */
export function unlockGate(): void {
  idle?.reset();
  gate.unlock();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(UNLOCKED);
}

/** Sets the session's limit of seconds without a call. */
export const setIdleLimit = (seconds: number): void => idle?.setLimit(seconds * 1000);

/** Starts the idle timer and listens to other tabs of the session; returns a function that stops it. */
export function startGatekeeper(): () => void {
  const timer = createIdleTimer({ limit: IDLE_LIMIT, onIdle: () => gate.state.get() === 'open' && hold('locked') });
  const tabs = new BroadcastChannel('quickportal');
  idle = timer;
  channel = tabs;
  tabs.addEventListener('message', ({ data }: MessageEvent<string>) => {
    timer.reset();
    if (data === UNLOCKED && gate.state.get() === 'locked') gate.unlock();
  });
  document.addEventListener('visibilitychange', timer.check);
  return () => {
    timer.stop();
    tabs.close();
    document.removeEventListener('visibilitychange', timer.check);
    idle = undefined;
    channel = undefined;
  };
}
