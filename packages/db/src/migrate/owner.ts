import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientConfig } from 'pg';
import type { Server } from '../connect/database.ts';
import { launchPostgres } from '../launch/launch-postgres.ts';

/** A database that is reachable as its owner, and how to let go of it. */
export interface OwnedDatabase {
  owner: ClientConfig;
  server: Server;
  masterKey: string;
  /** True when the server is the embedded one. */
  embedded: boolean;
  stop: () => Promise<void>;
}

type Environment = Partial<Record<'DATABASE_URL' | 'MASTER_KEY' | 'QUICKPORTAL_DATA', string>>;

/**
 * The database that the environment names: DATABASE_URL (then MASTER_KEY must be set too), or the embedded server in
 * QUICKPORTAL_DATA (default `.data`), whose MASTER_KEY is made once and kept beside it.
 */
export async function connectAsOwner(environment: Environment): Promise<OwnedDatabase> {
  const { DATABASE_URL: url, MASTER_KEY: givenKey } = environment;
  if (url) {
    if (!givenKey) throw new Error('MASTER_KEY must be set when DATABASE_URL is');
    return {
      owner: { connectionString: url },
      server: { url },
      masterKey: givenKey,
      embedded: false,
      stop: nothingToStop,
    };
  }
  const dataFolder = environment.QUICKPORTAL_DATA ?? '.data';
  const { connection, stop } = await launchPostgres({ dataFolder });
  const masterKey = givenKey ?? keptMasterKey(dataFolder);
  return { owner: connection, server: connection, masterKey, embedded: true, stop };
}

/** Reads `<dataFolder>/master-key`, or makes it: 32 random bytes, readable by its owner only. */
export function keptMasterKey(dataFolder: string): string {
  const file = path.join(dataFolder, 'master-key');
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // another process made it in the meantime
      if (!existsSync(file)) throw error;
    }
  }
  return readFileSync(file, 'utf8');
}

async function nothingToStop(): Promise<void> {}
