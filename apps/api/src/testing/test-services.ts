import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseOptions } from '@quickportal/db/connect/database';
import { createTestDatabase, type TestDatabase } from '@quickportal/db/testing/test-database';
import { testTime } from '@quickportal/db/testing/test-rows';
import { fixedClock, type Clock } from '../engines/clock/clock.ts';
import { silentLogger } from '../engines/logs/logger.ts';
import type { Services } from '../kernel/services.ts';
import { readConfiguration, type Configuration } from '../server/configuration.ts';

export type TestClock = ReturnType<typeof fixedClock>;

/** Services of a test: real ones, on a database of its own. */
export interface TestServices<C extends Clock = TestClock> extends Services {
  readonly clock: C;
  /** Connected as the owner of the database: arranges rows, looks behind the policies. */
  readonly owner: TestDatabase['owner'];
  readonly database: TestDatabase;
  /** Closes everything, removes the database and the data folder. */
  drop(): Promise<void>;
}

export interface TestServicesOptions<C extends Clock> {
  /** By default one that stands still at `testTime` (2026-11-20T09:00:00Z) until the test moves it. */
  clock?: C;
  /** Changes to the configuration of a server without demo data and with a silent log. */
  configuration?: Partial<Configuration>;
  poolSizes?: DatabaseOptions['poolSizes'];
}

/** Services on a clone of the migrated test database (0.1 s). Call it in `beforeAll`, `drop()` in `afterAll`. */
export async function createTestServices<C extends Clock = TestClock>(
  options: TestServicesOptions<C> = {},
): Promise<TestServices<C>> {
  const database = await createTestDatabase(options.poolSizes ? { poolSizes: options.poolSizes } : {});
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'quickportal-data-'));
  const environment = {
    MASTER_KEY: database.masterKey,
    QUICKPORTAL_DATA: dataFolder,
    SEED: 'none',
    LOG_LEVEL: 'silent',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
  };
  return {
    configuration: { ...readConfiguration(environment), ...options.configuration },
    db: database.db,
    clock: options.clock ?? (fixedClock(testTime) as unknown as C),
    log: silentLogger(),
    owner: database.owner,
    database,
    drop: async () => {
      await database.drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
