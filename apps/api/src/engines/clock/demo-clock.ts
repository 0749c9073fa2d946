import { readClockOffset } from '@quickportal/db/clock/clock-offset';
import type { Database } from '@quickportal/db/connect/database';
import { systemClock, type Clock } from './clock.ts';

const LOOK_EVERY = 1000;

export interface DemoClock extends Clock {
  /** Looks at once instead of within a second. */
  refresh(): Promise<void>;
  stop(): void;
}

/**
 * The clock of a demo: real time plus an offset that `pnpm clock` keeps in the database. Every process looks at it
 * once a second, so that all of them move together.
 */
export async function openDemoClock(db: Pick<Database, 'reader'>, real: Clock = systemClock): Promise<DemoClock> {
  const reader = db.reader({ kind: 'jobs' });
  let offset = await readClockOffset(reader);
  const refresh = async () => {
    offset = await readClockOffset(reader);
  };
  // While the database cannot be reached the clock goes on with the offset it knows
  const timer = setInterval(() => void refresh().catch(() => {}), LOOK_EVERY).unref();
  return {
    now: () => new Date(real.now().getTime() + offset),
    refresh,
    stop: () => clearInterval(timer),
  };
}
