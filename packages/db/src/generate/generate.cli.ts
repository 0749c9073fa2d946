import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { connectAsOwner } from '../migrate/owner.ts';
import { migrate } from '../migrate/migrate.ts';
import { generateTypes } from './generate-types.ts';

const { owner, masterKey, stop } = await connectAsOwner(process.env);
try {
  await migrate({ owner, masterKey });
  const client = new Client(owner);
  await client.connect();
  await writeFile(path.join(import.meta.dirname, '../schema.gen.ts'), await generateTypes(client));
  await client.end();
  console.log('Wrote src/schema.gen.ts');
} finally {
  await stop();
}
