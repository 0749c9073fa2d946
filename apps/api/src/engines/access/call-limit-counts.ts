import { laneLimit, type LaneLimit } from '../../kernel/lane-limit.ts';
import type { Foundation } from '../foundation.ts';
import { perMinute, rateLimiter, type RateLimiter } from './rate-limit.ts';

/** Share of a minute's calls that may come at once. */
const BURST = 1 / 6;
/** Calls of one community that may run at once, and that may wait. */
const RUNNING = { atOnce: 200, waiting: 400 };
/** Maximum number of waiting calls with a cost above 1; half as many run as there are database connections. */
const DEAR_WAITING = 100;

export interface CallLimits {
  /** Calls a minute, by session and by API key. */
  readonly budget: RateLimiter;
  readonly running: LaneLimit;
  readonly dear: LaneLimit;
}

export const callLimits = ({ configuration }: Pick<Foundation, 'configuration'>): CallLimits => ({
  budget: rateLimiter(perMinute(configuration.callsPerMinute, BURST)),
  running: laneLimit(RUNNING),
  dear: laneLimit({ atOnce: Math.ceil(configuration.databasePool / 2), waiting: DEAR_WAITING }),
});
