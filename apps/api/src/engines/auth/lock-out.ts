/** Failures until an account is locked, and for how long (PCI DSS 8.3.4). */
export const MOST_FAILURES = 10;
export const LOCK_MINUTES = 30;

/** What an account knows about failed attempts; times are ISO 8601 UTC. */
export interface Failures {
  readonly failedCount: number;
  readonly lockedUntil: string | null;
}

export const isLocked = ({ lockedUntil }: Failures, now: Date): boolean =>
  lockedUntil !== null && Date.parse(lockedUntil) > now.getTime();

/**
 * The state after one more failure. A locked account stays as it is: its lock is not prolonged by trying. After a
 * lock has run out, counting starts again.
 */
export function afterFailure(before: Failures, now: Date): Failures & { readonly lockedNow: boolean } {
  if (isLocked(before, now)) return { ...before, lockedNow: false };
  const failedCount = before.lockedUntil === null ? before.failedCount + 1 : 1;
  const lockedNow = failedCount >= MOST_FAILURES;
  const end = new Date(now.getTime() + LOCK_MINUTES * 60_000).toISOString();
  return { failedCount, lockedUntil: lockedNow ? end : null, lockedNow };
}
