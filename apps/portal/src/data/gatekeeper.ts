import { href, toAddress } from '../pages/href.ts';
import { tabContext } from '../pages/tab-context.ts';
import { createGate, type Hold } from './gate.ts';
import { createIdleTimer, type IdleTimer } from './idle-timer.ts';
import type { GateTools } from './through-gate.ts';

/** Minutes without a call until the password is asked for, until the session says otherwise. */
const IDLE_LIMIT = 15 * 60_000;
/** How often other tabs hear that this one is in use. */
const TELL_EVERY = 5000;

/** What tabs of the same session tell each other. */
const ANSWERED = 'answered';
const UNLOCKED = 'unlocked';

/** Holds this page's calls while the password is due. */
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

/** Leaves for the sign-in page, which comes back here. */
export function goToSignIn(): void {
  window.location.assign(href('LoginView', { returnTo: toAddress() }));
}

let isLeaving = false;

/**
 * Another document is the next one: what fails until it comes needs no dialog. `discarding`: the page belongs to
 * another user, who is not asked about what was typed into it. `replacing`: Back does not return here.
 */
export function leaveFor(address: string, { discarding = false, replacing = false } = {}): void {
  isLeaving = true;
  if (discarding)
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  if (replacing) window.location.replace(address);
  else window.location.assign(address);
}

/** Holds every call. A tab that never had a session has nothing to lose: the sign-in page is the next one. */
function hold(why: Hold, because?: string): void {
  if (isLeaving) return;
  gate.hold(why, because);
  if (why === 'ended' && tabContext().userId === undefined) goToSignIn();
}

/** What every call of this page goes through. */
export const gateTools: GateTools = { opened: gate.opened, hold, answered };

/** The password was entered: held calls go, also in other tabs, which share the session. */
export function unlockGate(): void {
  idle?.reset();
  gate.unlock();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(UNLOCKED);
}

/** Seconds without a call that the session allows. */
export const setIdleLimit = (seconds: number): void => idle?.setLimit(seconds * 1000);

/** Starts the idle timer and listens to other tabs of the same session; answers how to stop. */
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
