import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { launchPostgres } from '../launch/launch-postgres.ts';
import { prepareServerHome } from '../launch/server-home.ts';
import { migrate } from '../migrate/migrate.ts';
import { drawDomain } from './draw-domain.ts';
import { generateTypes } from './generate-types.ts';

const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'quickportal-generate-'));
// as root the server's user must get in
chmodSync(dataFolder, 0o755);
const { connection, stop } = await launchPostgres({ dataFolder });
try {
  await migrate({ owner: connection, masterKey: 'of a database that lives for a moment' });
  const client = new Client(connection);
  await client.connect();
  await writeFile(path.join(import.meta.dirname, '../schema.gen.ts'), await generateTypes(client));
  const images = path.join(import.meta.dirname, '../../../../docs/images');
  await mkdir(images, { recursive: true });
  for (const [file, svg] of await drawDomain(client)) await writeFile(path.join(images, file), svg);
  await client.end();
  console.log('Wrote src/schema.gen.ts and docs/images/domain-*.svg');
} finally {
  await stop();
  rmSync(prepareServerHome(dataFolder).folder, { recursive: true });
  rmSync(dataFolder, { recursive: true });
}
