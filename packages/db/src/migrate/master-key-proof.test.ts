import type { ClientConfig } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../connect/database.ts';
import { startScratchServer, type ScratchServer } from '../testing/scratch-server.ts';
import { migrate } from './migrate.ts';

// Of its own: the passwords of the roles belong to the whole server
let server: ScratchServer;
let owner: ClientConfig;
const [first, second] = ['the first master key of thirty-two bytes', 'the second master key of thirty-two bytes'];
const refusal = 'MASTER_KEY is not the key that this database was set up with.';

beforeAll(async () => {
  server = await startScratchServer();
  await server.run(`create role keeper login createrole password 'secret'`);
  await server.run('create database portal owner keeper');
  const { host, port } = server;
  owner = { host, port, user: 'keeper', password: 'secret', database: 'portal' };
});
afterAll(() => server.stop());

/** Whether the roles sign in with the passwords of a key. */
async function opens(masterKey: string): Promise<boolean> {
  const { host, port } = server;
  const db = createDatabase({ server: { host, port, database: 'portal' }, masterKey });
  try {
    await db.ping();
    return true;
  } catch {
    return false;
  } finally {
    await db.close();
  }
}

it('refuses another master key than the first one before anything is changed', async () => {
  await migrate({ owner, masterKey: first });
  await migrate({ owner, masterKey: first });
  await expect(migrate({ owner, masterKey: second })).rejects.toThrow(refusal);
  await expect(migrate({ owner, masterKey: second, formerMasterKeys: [`${second} 2`] })).rejects.toThrow(refusal);
  expect([await opens(first), await opens(second)]).toEqual([true, false]);
});

it('takes a new master key with the former one beside it, and from then on without', async () => {
  await migrate({ owner, masterKey: second, formerMasterKeys: [first] });
  await migrate({ owner, masterKey: second });
  await expect(migrate({ owner, masterKey: first })).rejects.toThrow(refusal);
  expect([await opens(first), await opens(second)]).toEqual([false, true]);
});
