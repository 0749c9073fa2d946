import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientConfig } from 'pg';
import type { Server } from '../connect/database.ts';
import type { ServerNews } from '../launch/keep-lease.ts';
import { launchPostgres } from '../launch/launch-postgres.ts';
import { SetUpError } from '../terminal/set-up-error.ts';

/** A database that is reachable as its owner, and how to let go of it. */
export interface OwnedDatabase {
  owner: ClientConfig;
  server: Server;
  masterKey: string;
  /** Earlier master keys, of MASTER_KEYS_FORMER. */
  formerMasterKeys: string[];
  /** True when the server is the embedded one. */
  embedded: boolean;
  /** Where the embedded server keeps its files; null for a server of your own. */
  serverFolder: string | null;
  /** False while the embedded server is gone and not yet started again; of a server of your own it knows nothing. */
  isServerRunning: () => boolean;
  stop: () => Promise<void>;
}

/** A server that is not there must not hold a start for minutes. */
const ownerTimeoutMs = 15_000;

type Environment = Partial<Record<'DATABASE_URL' | 'MASTER_KEY' | 'MASTER_KEYS_FORMER' | 'QUICKPORTAL_DATA', string>>;

/** `postgres://user@/database?host=/run/postgresql`, the address of a socket, has no host where addresses have one. */
const isPostgresAddress = (text: string): boolean =>
  /^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@socket/'));

/**
 * The database that the environment names: DATABASE_URL (then MASTER_KEY must be set too), or the embedded server in
 * QUICKPORTAL_DATA (default `.data`), whose MASTER_KEY is made once and kept beside it. `onNews` hears
 * when the embedded server ends and when it was started again.
 */
export async function connectAsOwner(
  environment: Environment,
  onNews?: (news: ServerNews) => void,
): Promise<OwnedDatabase> {
  const { DATABASE_URL: url, MASTER_KEY: givenKey, MASTER_KEYS_FORMER: former = '' } = environment;
  const formerMasterKeys = former.split(',').flatMap((key) => key.trim() || []);
  if (url) {
    const masterKey = givenMasterKey(environment);
    if (!isPostgresAddress(url))
      throw new SetUpError(
        'DATABASE_URL is not an address of PostgreSQL.',
        'Write postgres://user:password@host/database.',
      );
    return {
      owner: { connectionString: url, connectionTimeoutMillis: ownerTimeoutMs },
      server: { url },
      masterKey,
      formerMasterKeys,
      embedded: false,
      serverFolder: null,
      isServerRunning: () => true,
      stop: nothingToStop,
    };
  }
  const dataFolder = environment.QUICKPORTAL_DATA ?? '.data';
  const { connection, folder, isRunning, stop } = await launchPostgres({ dataFolder, onNews });
  const masterKey = givenKey ?? keptMasterKey(dataFolder);
  return {
    owner: connection,
    server: connection,
    masterKey,
    formerMasterKeys,
    embedded: true,
    serverFolder: folder,
    isServerRunning: isRunning,
    stop,
  };
}

/** MASTER_KEY of the environment. Throws SetUpError where it is missing. */
export function givenMasterKey({ MASTER_KEY: masterKey = '' }: Environment): string {
  if (masterKey === '')
    throw new SetUpError('MASTER_KEY must be set when DATABASE_URL is.', 'Keep one key for all of an installation.');
  return masterKey;
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
