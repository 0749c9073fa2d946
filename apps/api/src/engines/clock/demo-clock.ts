import { readClockOffset } from '@quickportal/db/clock/change-clock-offset';
import type { Database } from '@quickportal/db/connect/database';
import { systemClock, type Clock } from './clock.ts';

const LOOK_EVERY = 1000;

export interface DemoClock extends Clock {
  /** Reads the offset now instead of within a second. */
  refresh(): Promise<void>;
  stop(): void;
}

/**
 * Opens the clock of a demo: real time plus an offset that `pnpm clock` stores in the database. Every process reads it
 * once a second, so that all of them move together.
 */
export async function openDemoClock(db: Pick<Database, 'reader'>, real: Clock = systemClock): Promise<DemoClock> {
  const reader = db.reader({ kind: 'jobs' });
  let offset = await readClockOffset(reader);
  const refresh = async () => {
    offset = await readClockOffset(reader);
  };
  // While the database is unreachable the clock keeps its last offset
  const timer = setInterval(() => void refresh().catch(() => {}), LOOK_EVERY).unref();
  return {
    now: () => new Date(real.now().getTime() + offset),
    refresh,
    stop: () => clearInterval(timer),
  };
}
