import { createDatabase } from '@quickportal/db/connect/database';
import { systemClock } from '../clock/clock.ts';
import { silentLogger } from '../logs/logger.ts';
import { readConfiguration } from '../../server/configuration.ts';
import { startWorker } from './worker.ts';

// A worker process of its own that takes a job of topic `test.hang` and never finishes it; to be killed by a test
const { server, masterKey } = JSON.parse(String(process.env.TEST_WORKER)) as {
  server: { host: string; port: number; database: string };
  masterKey: string;
};
const services = {
  configuration: readConfiguration({ MASTER_KEY: masterKey, SEED: 'none' }),
  db: createDatabase({ server, masterKey }),
  clock: systemClock,
  log: silentLogger(),
};
await startWorker(services, {
  handlers: [
    {
      topic: 'test.hang',
      handle: async () => {
        process.stdout.write('began\n');
        await new Promise(() => {});
      },
    },
  ],
  schedules: [],
  heartbeatInterval: 200,
  deadAfter: 60_000,
});
process.stdout.write('ready\n');
