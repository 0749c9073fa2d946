import { createDatabase } from '@quickportal/db/connect/database';
import { connectAsOwner } from '@quickportal/db/migrate/owner';
import { readConfiguration } from '../../kernel/configuration.ts';
import { composeServices } from '../../server/compose-services.ts';
import { resealCertificates } from '../certificates/reseal.ts';
import { systemClock } from '../clock/clock.ts';
import { resealConnections } from '../connection/reseal.ts';
import { resealEndpoints } from '../deliveries/reseal.ts';
import { silentLogger } from '../logs/logger.ts';
import { resealBankFiles } from '../payments/bank-file-store.ts';
import { resealSecondFactors } from './reseal.ts';
import { stopAuth } from './stop.ts';
import { resealWaitingSecrets } from '../proposals/waiting-secrets.ts';
import { reportFailures } from '@quickportal/db/terminal/report-failure';

// `pnpm keys:rotate`: seals again, with MASTER_KEY, what the keys of MASTER_KEYS_FORMER sealed.
reportFailures('The keys cannot be changed');
const { server, masterKey, stop } = await connectAsOwner(process.env);
const db = createDatabase({ server, masterKey });
const configuration = { ...readConfiguration(process.env), masterKey };
const services = composeServices({ configuration, db, clock: systemClock, log: silentLogger() });
try {
  console.log(`${await resealSecondFactors(services)} second factors were sealed with the new key.`);
  console.log(`${await resealBankFiles(services)} keys of bank files were sealed with the new key.`);
  console.log(`${await resealConnections(services)} connections of facilities were sealed with the new key.`);
  console.log(`${await resealCertificates(services)} keys and files of certificates were sealed with the new key.`);
  console.log(`${await resealWaitingSecrets(services)} waiting secrets were sealed with the new key.`);
  console.log(`${await resealEndpoints(services)} webhook endpoints were sealed with the new key.`);
} finally {
  await stopAuth(services);
  await db.close();
  await stop();
}
