import os from 'node:os';
import { createDatabase } from '@quickportal/db/connect/database';
import { migrate } from '@quickportal/db/migrate/migrate';
import { connectAsOwner } from '@quickportal/db/migrate/owner';
import type { JobActor } from '../engines/access/actor.ts';
import { recordAudit } from '../engines/audit/audit.ts';
import { stopAuth } from '../engines/auth/stop.ts';
import { systemClock } from '../engines/clock/clock.ts';
import { silentLogger } from '../engines/logs/logger.ts';
import type { RequestOrigin } from '../kernel/request-origin.ts';
import type { Services } from '../procedures/services.ts';
import { readConfiguration } from '../kernel/configuration.ts';
import { composeServices } from '../server/compose-services.ts';

/** Who acts where an operator sets something up at the terminal. */
export interface Operator {
  readonly actor: JobActor;
  readonly origin: RequestOrigin;
}

export const operatorOf = (command: string): Operator => ({
  actor: { kind: 'job', job: `npm run ${command} by ${os.userInfo().username}` },
  origin: { requestId: '', ip: '', userAgent: '' },
});

/** Runs a command on the database that the environment names, migrated before, beside a running product or without. */
export async function runSetUp(work: (services: Services) => Promise<void>): Promise<void> {
  const given = readConfiguration(process.env);
  const owned = await connectAsOwner({
    DATABASE_URL: given.databaseUrl ?? undefined,
    MASTER_KEY: given.masterKey ?? undefined,
    MASTER_KEYS_FORMER: given.formerMasterKeys.join(','),
    QUICKPORTAL_DATA: given.dataFolder,
  });
  try {
    await migrate(owned);
    const db = createDatabase(owned);
    const configuration = { ...given, masterKey: owned.masterKey };
    const services = composeServices({ configuration, db, clock: systemClock, log: silentLogger() });
    try {
      await work(services);
    } finally {
      await stopAuth(services);
      await db.close();
    }
  } finally {
    await owned.stop();
  }
}

/** The audit entry of something that an operator set up; needs what `recordAudit` needs beside the operator. */
export const recordSetUp = (
  trx: Parameters<typeof recordAudit>[0],
  operator: Operator,
  record: Omit<Parameters<typeof recordAudit>[1], 'actor' | 'origin' | 'outcome'>,
): Promise<void> => recordAudit(trx, { ...record, ...operator, outcome: 'SUCCESS' });
