import type { Database } from '@quickportal/db/connect/database';
import type { Logger } from 'pino';
import type { Configuration } from '../kernel/configuration.ts';
import type { Clock } from './clock/clock.ts';

/** The base from which the parts of a process are created. */
export interface Foundation {
  readonly configuration: Configuration;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}
