import { createDatabase } from '@quickportal/db/connect/database';
import { connectAsOwner } from '@quickportal/db/migrate/owner';
import { readConfiguration } from '../../kernel/configuration.ts';
import { composeServices } from '../../server/compose-services.ts';
import { systemClock } from '../clock/clock.ts';
import { silentLogger } from '../logs/logger.ts';
import { rotateVault } from './rotate.ts';
import { reportFailures } from '@quickportal/db/terminal/report-failure';

// `npm run vault:rotate`: wraps with MASTER_KEY what keys of MASTER_KEYS_FORMER wrapped. Stop and repeat it at will.
reportFailures('The keys of the vault cannot be changed');
const batch = process.argv.find((argument) => argument.startsWith('--batch='))?.slice('--batch='.length);
const { server, masterKey, stop } = await connectAsOwner(process.env);
const db = createDatabase({ server, masterKey });
const configuration = { ...readConfiguration(process.env), masterKey };
try {
  const services = composeServices({ configuration, db, clock: systemClock, log: silentLogger() });
  const { done, left } = await rotateVault(services, {
    ...(batch === undefined ? {} : { batch: Number(batch) }),
    onProgress: (count) => process.stdout.write(`${count} keys\n`),
  });
  process.stdout.write(`${done} keys were wrapped with the new key, ${left} are left.\n`);
  process.exitCode = left === 0 ? 0 : 1;
} finally {
  await db.close();
  await stop();
}
