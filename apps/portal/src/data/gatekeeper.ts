import { href, presentAddress } from '../pages/href.ts';
import { createGate } from './gate.ts';
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
let told = 0;

function answered(): void {
  idle?.reset();
  if (Date.now() - told < TELL_EVERY) return;
  told = Date.now();
  // A channel of tabs of this origin: there is no target to name
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(ANSWERED);
}

/** Leaves for the sign-in page, which comes back here. */
export function goToSignIn(): void {
  window.location.assign(href('LoginView', { returnTo: presentAddress() }));
}

/** What every call of this page goes through. */
export const gateTools: GateTools = { opened: gate.opened, lock: gate.lock, answered, leave: goToSignIn };

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
  const timer = createIdleTimer({ limit: IDLE_LIMIT, onIdle: gate.lock });
  const tabs = new BroadcastChannel('quickportal');
  idle = timer;
  channel = tabs;
  tabs.addEventListener('message', ({ data }: MessageEvent<string>) => {
    timer.reset();
    if (data === UNLOCKED) gate.unlock();
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
