import { setTimeout as delay } from 'node:timers/promises';
import type { Lease } from './lease.ts';

/** The server's files are not where they were: no start brings back what was in them. */
export class ClusterMissingError extends Error {
  override name = 'ClusterMissingError';
  constructor(folder: string) {
    super(`There is no database in ${folder} any more`);
  }
}

/**
 * What becomes of the server: `lost` when it ended, and with an error after each attempt to start it that failed;
 * `running` when it was started again; `missing` when it cannot be, because its files are gone.
 */
export type ServerNews =
  | { state: 'lost'; error?: unknown; nextAttemptMs?: number }
  | { state: 'running' }
  | { state: 'missing'; error: ClusterMissingError };

export interface KeptLease {
  /** False from the end of the server until it was started again. */
  isHeld(): boolean;
  /** Renews no more, and returns the last lease, which may have ended. */
  release(): Promise<Lease>;
}

const firstWaitMs = 250;
const longestWaitMs = 10_000;

/**
 * Renews a lease whenever it ends: at once, and where that fails, or the server ends again soon, after 250 ms and twice
 * as long each time, up to 10 s. It never stops trying while the server's files are there, because what keeps the
 * server from starting (a full disk) may pass at any time.
 */
export function keepLease(
  first: Lease,
  renew: () => Promise<Lease>,
  onNews: (news: ServerNews) => void = () => undefined,
): KeptLease {
  const released = new AbortController();
  const { signal } = released;
  let lease = first;
  let isHeld = true;

  const renewed = async (waitMs: number): Promise<number> => {
    for (let nextAttemptMs = waitMs; !signal.aborted; nextAttemptMs = longer(nextAttemptMs)) {
      if (nextAttemptMs > 0) await delay(nextAttemptMs, undefined, { ref: false, signal });
      try {
        lease = await renew();
        isHeld = true;
        onNews({ state: 'running' });
        return longer(nextAttemptMs);
      } catch (error) {
        if (error instanceof ClusterMissingError) throw error;
        onNews({ state: 'lost', error, nextAttemptMs: longer(nextAttemptMs) });
      }
    }
    return waitMs;
  };
  const keep = async (): Promise<void> => {
    for (let waitMs = 0; !signal.aborted;) {
      const since = Date.now();
      await lease.ended;
      if (signal.aborted) return;
      isHeld = false;
      onNews({ state: 'lost' });
      waitMs = await renewed(Date.now() - since > longestWaitMs ? 0 : waitMs);
    }
  };
  const kept = keep().catch((error: unknown) => {
    if (error instanceof ClusterMissingError) onNews({ state: 'missing', error });
    else if (!signal.aborted) throw error;
  });
  return {
    isHeld: () => isHeld,
    release: async () => {
      released.abort();
      if (!isHeld) await kept;
      return lease;
    },
  };
}

const longer = (waitMs: number): number => Math.min(Math.max(waitMs * 2, firstWaitMs), longestWaitMs);
