import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseOptions } from '@quickportal/db/connect/database';
import { createTestDatabase, type TestDatabase } from '@quickportal/db/testing/test-database';
import { testTime } from '@quickportal/db/testing/test-rows';
import { documentationNetworks } from '../engines/ip-facts/documentation-networks.ts';
import type { IpFactsSource } from '../engines/ip-facts/ip-facts.ts';
import { fraudGuard } from '../engines/fraud-guard/fraud-guard.ts';
import { fixedClock, type Clock } from '../engines/clock/clock.ts';
import { silentLogger } from '../engines/logs/logger.ts';
import type { Services } from '../procedures/services.ts';
import { readConfiguration, type Configuration } from '../kernel/configuration.ts';
import { composeServices } from '../server/compose-services.ts';

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
  /** Changes to the configuration of a server without demo data and with a silent log and the built-in mailbox. */
  configuration?: Partial<Configuration>;
  /** Where countries of IP addresses come from; the networks for documentation, unless given. */
  ipFacts?: IpFactsSource;
  poolSizes?: DatabaseOptions['poolSizes'];
  /** A silent one unless given. */
  log?: Services['log'];
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
    // The clock of a test stands still, so that nothing that was used up comes back
    CALLS_PER_MINUTE: '9999999',
    ANONYMOUS_CALLS_PER_MINUTE: '9999999',
  };
  const clock = options.clock ?? (fixedClock(testTime) as unknown as C);
  const configuration = { ...readConfiguration(environment), mailbox: true, ...options.configuration };
  const services = composeServices({ configuration, db: database.db, clock, log: options.log ?? silentLogger() });
  const ipFacts = { ...services.ipFacts, ...(options.ipFacts ?? documentationNetworks) };
  return {
    ...services,
    ipFacts,
    fraudGuard: fraudGuard(ipFacts),
    clock,
    owner: database.owner,
    database,
    drop: async () => {
      await database.drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
