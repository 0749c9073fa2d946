const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a delivery is tried before it is given up. */
export const GIVE_UP_AFTER = 3 * DAY;
/** After how long without a success an endpoint is switched off. */
export const SWITCH_OFF_AFTER = 5 * DAY;

const FIRST_WAIT = 15 * SECOND;
const FACTOR = 3;
const LONGEST_WAIT = 4 * HOUR;
/** How far a wait is moved at random, so that receivers that come back are not stormed. */
const JITTER = 0.2;
/** From how many failures in a row, and of how many objects, an endpoint rests. */
export const RESTS_AFTER = 5;
const LONGEST_REST = 15 * MINUTE;

/** A failed attempt and what came before it. */
export interface Failure {
  /** When the delivery came to be. */
  createdAt: Date;
  /** Attempts at it, with this one. */
  attempts: number;
  /** Since when every attempt of the endpoint has failed, with this one. */
  failingSince: Date;
  /** Null: there was no answer. */
  status: number | null;
  now: Date;
  /** 0 to 1. */
  random: number;
}

export interface RetryPlan {
  isDead: boolean;
  /** When it is sent again; null where it is dead, and the next of its object may go. */
  retryAt: Date | null;
  /** Why the endpoint is to be switched off, if it is. */
  switchOff: 'FAILING' | 'GONE' | null;
}

const GONE = 410;

/**
 * What follows from a failed attempt: waits of 15 s, 45 s, 2 min ... up to 4 hours, each moved by a fifth at random;
 * the last of at least 20 tries is 3 days after the event. 410 Gone, or 5 days without a success, switches the endpoint off.
 */
export function afterFailure({ createdAt, attempts, failingSince, status, now, random }: Failure): RetryPlan {
  const deadline = createdAt.getTime() + GIVE_UP_AFTER;
  const at = now.getTime();
  const isGone = status === GONE;
  const isDead = isGone || at >= deadline;
  const wait = jittered(Math.min(FIRST_WAIT * FACTOR ** (attempts - 1), LONGEST_WAIT), random);
  const isHopeless = at - failingSince.getTime() >= SWITCH_OFF_AFTER;
  return {
    isDead,
    retryAt: isDead ? null : new Date(Math.min(at + wait, deadline)),
    switchOff: isGone ? 'GONE' : isHopeless ? 'FAILING' : null,
  };
}

const jittered = (wait: number, random: number): number => wait * (1 - JITTER + 2 * JITTER * random);

/** How an endpoint fares, with a failed attempt that was just recorded. */
export interface Trouble {
  /** Attempts that failed since the last success. */
  failures: number;
  /** Objects whose first event has failed and is sent again. */
  objects: number;
  failingSince: Date;
  now: Date;
  /** 0 to 1. */
  random: number;
}

/**
 * Until when an endpoint rests at which nothing arrives, so that everything that waits is not tried in vain: a quarter
 * of the time that it has been failing, 15 s to 15 minutes. Null where what fails may be the fault of a few objects.
 */
export function restUntil({ failures, objects, failingSince, now, random }: Trouble): Date | null {
  if (failures < RESTS_AFTER || objects < RESTS_AFTER) return null;
  const failingFor = now.getTime() - failingSince.getTime();
  const rest = Math.min(Math.max(FIRST_WAIT, failingFor / 4), LONGEST_REST);
  return new Date(now.getTime() + jittered(rest, random));
}
