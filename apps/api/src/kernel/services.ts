import type { Database } from '@quickportal/db/connect/database';
import type { Logger } from 'pino';
import type { Clock } from '../engines/clock/clock.ts';
import type { Configuration } from '../server/configuration.ts';

/** What one process shares among all its requests and jobs. */
export interface Services {
  readonly configuration: Configuration;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}
