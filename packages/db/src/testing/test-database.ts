import { randomBytes } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Database, type DatabaseOptions, type Server } from '../connect/database.ts';
import { typeParsers } from '../connect/type-parsers.ts';
import { grantDatabase } from '../migrate/login-roles.ts';

/** A database of its own for one test file. */
export interface TestDatabase {
  db: Database;
  /** Connected as the owner, who sees everything: for arranging rows and for looking behind the policies. */
  owner: Client;
  ownerConfig: ClientConfig;
  server: Server;
  masterKey: string;
  /** Closes everything and removes the database. */
  drop: () => Promise<void>;
}

/** Clones the migrated template (about 0.1 s). Call it in `beforeAll` and `drop()` in `afterAll`. */
export async function createTestDatabase(options: Partial<DatabaseOptions> = {}): Promise<TestDatabase> {
  const { host, port, user, password, template, masterKey } = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const maintenance = { host, port, user, password, database: 'postgres' };
  await once(maintenance, `create database ${name} template ${template}`);
  const server = { host, port, database: name };
  const ownerConfig = { ...server, user, password, types: typeParsers };
  const owner = new Client(ownerConfig);
  owner.on('error', () => undefined);
  await owner.connect();
  await grantDatabase(owner);
  const db = createDatabase({ server, masterKey, ...options });
  return {
    db,
    owner,
    ownerConfig,
    server,
    masterKey,
    async drop() {
      await db.close();
      await owner.end();
      await once(maintenance, `drop database ${name} with (force)`);
    },
  };
}

async function once(config: ClientConfig, sql: string): Promise<void> {
  const client = new Client(config);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
