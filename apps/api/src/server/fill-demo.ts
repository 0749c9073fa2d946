import type { Database } from '@quickportal/db/connect/database';
import type { OwnedDatabase } from '@quickportal/db/migrate/owner';
import { seedDemo } from '@quickportal/db/seed/demo/demo';
import { demoFiles } from '@quickportal/db/seed/demo/demo-uploaded-files';
import { demoStatementFiles } from '@quickportal/db/seed/demo/reconciliation/demo-bank-statement-files';
import { readDemoTakenFile } from '@quickportal/db/seed/demo/demo-taken-file';
import { Client } from 'pg';
import { hashPassword } from '../engines/auth/passwords/password-hashing.ts';
import { standardRights } from '../engines/access/standard-rights.ts';
import type { Configuration } from '../kernel/configuration.ts';
import { fillDemoCertificates } from './fill-demo-certificates.ts';
import { fillDemoConnections } from './fill-demo-connections.ts';
import { openStorage } from './open-storage.ts';

/** Writes the demo's files and rows into an empty database; everyone in it signs in with the password. */
export async function fillDemo(
  configuration: Configuration,
  owned: OwnedDatabase,
  { db, password }: { db: Database; password: string },
): Promise<void> {
  const now = new Date();
  const client = new Client(owned.owner);
  client.on('error', () => undefined);
  await client.connect();
  try {
    // before their rows: a file that can be seen can be downloaded
    const storage = openStorage(configuration);
    await storage.prepare();
    for (const { storageKey, content } of [...demoFiles(now), ...demoStatementFiles(now)])
      await storage.put(storageKey, [content]);
    const isSeeded = await seedDemo(client, {
      now,
      masterKey: owned.masterKey,
      passwordHash: await hashPassword(password),
      rights: standardRights,
    });
    if (isSeeded) {
      const { storageKey, content } = await readDemoTakenFile(client);
      await storage.put(storageKey, [content]);
    }
    if (isSeeded) await fillDemoConnections(client, configuration, { masterKey: owned.masterKey, now });
    if (isSeeded) await fillDemoCertificates({ configuration, masterKey: owned.masterKey, db, now });
  } finally {
    await client.end();
  }
}
