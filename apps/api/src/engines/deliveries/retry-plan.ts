const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a delivery is retried before it is given up. */
export const GIVE_UP_AFTER = 3 * DAY;
/** An endpoint is switched off after this time without a success. */
export const SWITCH_OFF_AFTER = 5 * DAY;

const FIRST_WAIT = 15 * SECOND;
const FACTOR = 3;
const LONGEST_WAIT = 4 * HOUR;
/** The longest wait that a receiver can request by Retry-After. */
const LONGEST_REQUESTED = HOUR;
const REQUESTING: ReadonlySet<number | null> = new Set([429, 503]);
/** Random variation of waits, so that recovering receivers are not flooded. */
const JITTER = 0.2;
/** Consecutive failures, and distinct objects, after which an endpoint rests. */
export const RESTS_AFTER = 5;
const LONGEST_REST = 15 * MINUTE;

/** A failed attempt and its history. */
export interface Failure {
  /** When the delivery was created. */
  createdAt: Date;
  /** Attempts so far, including this one. */
  attempts: number;
  /** Start of the endpoint's current run of failures, including this one. */
  failingSince: Date;
  /** HTTP status; null without a response. */
  status: number | null;
  /** The Retry-After header of the response; null without one. */
  retryAfter: string | null;
  now: Date;
  /** 0 to 1. */
  random: number;
}

export interface RetryPlan {
  isDead: boolean;
  /** Time of the next attempt; null when it is given up, and the next delivery of its object may start. */
  retryAt: Date | null;
  /** Why the endpoint is to be switched off, if at all. */
  switchOff: 'FAILING' | 'GONE' | null;
}

const GONE = 410;

/**
 * Decides what follows a failed attempt: waits of 15 s, 45 s, 2 min ... up to 4 hours, each varied by a fifth; the last
 * of at least 20 attempts is 3 days after the event. Retry-After of a 429 or 503 lengthens a wait, up to an hour. 410
 * Gone, or 5 days without a success, switches the endpoint off.
 */
export function afterFailure(failure: Failure): RetryPlan {
  const { createdAt, attempts, failingSince, status, now, random } = failure;
  const deadline = createdAt.getTime() + GIVE_UP_AFTER;
  const at = now.getTime();
  const isGone = status === GONE;
  const isDead = isGone || at >= deadline;
  const planned = jittered(Math.min(FIRST_WAIT * FACTOR ** (attempts - 1), LONGEST_WAIT), random);
  const wait = Math.max(planned, requestedWait(failure));
  const isHopeless = at - failingSince.getTime() >= SWITCH_OFF_AFTER;
  return {
    isDead,
    retryAt: isDead ? null : new Date(Math.min(at + wait, deadline)),
    switchOff: isGone ? 'GONE' : isHopeless ? 'FAILING' : null,
  };
}

/** Returns the wait that the receiver requested, in milliseconds, lengthened by up to a fifth; 0 without a request. */
function requestedWait({ status, retryAfter, now, random }: Failure): number {
  if (retryAfter === null || !REQUESTING.has(status)) return 0;
  const wait = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * SECOND : Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(wait) ? 0 : Math.min(wait * (1 + JITTER * random), LONGEST_REQUESTED);
}

const jittered = (wait: number, random: number): number => wait * (1 - JITTER + 2 * JITTER * random);

/** State of an endpoint after a failed attempt. */
export interface Trouble {
  /** Failed attempts since the last success. */
  failures: number;
  /** Objects whose first event failed and is being retried. */
  objects: number;
  failingSince: Date;
  now: Date;
  /** 0 to 1. */
  random: number;
}

/**
 * Returns when a failing endpoint should be tried again, so that waiting deliveries are not attempted in vain: after a
 * quarter of the time it has been failing, 15 s to 15 minutes. Null when the failures may concern a few objects only.
 */
export function restUntil({ failures, objects, failingSince, now, random }: Trouble): Date | null {
  if (failures < RESTS_AFTER || objects < RESTS_AFTER) return null;
  const failingFor = now.getTime() - failingSince.getTime();
  const rest = Math.min(Math.max(FIRST_WAIT, failingFor / 4), LONGEST_REST);
  return new Date(now.getTime() + jittered(rest, random));
}
