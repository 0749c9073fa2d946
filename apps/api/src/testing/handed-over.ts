import { createDatabase } from '@quickportal/db/connect/database';
import { systemClock } from '../engines/clock/clock.ts';
import { silentLogger } from '../engines/logs/logger.ts';
import type { Services } from '../procedures/services.ts';
import { readConfiguration } from '../kernel/configuration.ts';
import { composeServices } from '../server/compose-services.ts';
import type { TestServices } from './test-services.ts';

const NAME = 'TEST_SERVICES';

interface HandedOver {
  server: { host: string; port: number; database: string };
  masterKey: string;
  dataFolder: string;
}

/** The environment of a process that a test starts to work on the same database, until it is killed. */
export const handOver = ({ database, configuration }: Pick<TestServices, 'database' | 'configuration'>) => {
  const { server, masterKey } = database;
  return { ...process.env, [NAME]: JSON.stringify({ server, masterKey, dataFolder: configuration.dataFolder }) };
};

/** Services of such a process. */
export function takeOver(): Services {
  const { server, masterKey, dataFolder } = JSON.parse(String(process.env[NAME])) as HandedOver;
  const environment = {
    MASTER_KEY: masterKey,
    SEED: 'none',
    QUICKPORTAL_DATA: dataFolder,
    WEBHOOK_ALLOW_PRIVATE: 'true',
  };
  return composeServices({
    configuration: readConfiguration(environment),
    db: createDatabase({ server, masterKey }),
    clock: systemClock,
    log: silentLogger(),
  });
}
