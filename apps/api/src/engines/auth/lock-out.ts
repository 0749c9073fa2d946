/** Failures until an account is locked, and for how long (PCI DSS 8.3.4). */
export const MOST_FAILURES = 10;
export const LOCK_MINUTES = 30;

/** Failed attempts of an account; times are ISO 8601 UTC. */
export interface Failures {
  readonly failedCount: number;
  readonly lockedUntil: string | null;
}

export const isLocked = ({ lockedUntil }: Failures, now: Date): boolean =>
  lockedUntil !== null && Date.parse(lockedUntil) > now.getTime();

/**
 * Returns the state after another failure. A locked account is unchanged: further attempts do not extend the lock.
 * Counting restarts when the lock expires.
 */
export function afterFailure(before: Failures, now: Date): Failures & { readonly lockedNow: boolean } {
  if (isLocked(before, now)) return { ...before, lockedNow: false };
  const failedCount = before.lockedUntil === null ? before.failedCount + 1 : 1;
  const lockedNow = failedCount >= MOST_FAILURES;
  const end = new Date(now.getTime() + LOCK_MINUTES * 60_000).toISOString();
  return { failedCount, lockedUntil: lockedNow ? end : null, lockedNow };
}
