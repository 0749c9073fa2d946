import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { BackupError, copyFile, newManifest, type BackupFile, type BackupManifest } from './manifest.ts';

export interface BackUpOptions {
  /** The embedded server's owner. */
  owner: ClientConfig;
  /** Its data directory. */
  serverData: string;
  /** The product's data folder: stored files and the heads of the audit trail are kept with the database. */
  dataFolder: string;
  /** Where the backup goes; must not exist. */
  folder: string;
  now: Date;
}

/** What of the data folder belongs to a backup. The master key does not: it is kept elsewhere. */
export const keptWithDatabase = ['storage', 'audit-heads.jsonl'];

// What PostgreSQL's documentation (26.3.4) says to leave out: it is made again when the server starts
const emptyFolders = new Set(
  'pg_wal pg_replslot pg_dynshmem pg_notify pg_serial pg_snapshots pg_stat_tmp pg_subtrans'.split(' '),
);
const leftOut = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label(\.old)?|.*\.tmp)$/;

/**
 * Copies the embedded database while it is used, file by file between pg_backup_start and pg_backup_stop with the
 * write-ahead log of that time, then stored files. A slot keeps the log until it is copied. The folder appears when
 * everything is on the disk.
 */
export async function backUp(options: BackUpOptions): Promise<BackupManifest> {
  const { folder, dataFolder, serverData } = options;
  if (existsSync(folder)) throw new BackupError(`${folder} is already there.`);
  const unfinished = `${path.resolve(folder)}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(path.join(unfinished, 'database'), { recursive: true, mode: 0o700 });
  const files: BackupFile[] = [];
  const copy = async (from: string, to: string) => {
    files.push({ path: to, ...(await copyFile(from, path.join(unfinished, to))) });
  };
  const client = new Client({ ...options.owner, application_name: 'quickportal backup' });
  await client.connect();
  try {
    const copyDatabase = async () => {
      // Before the database, so that it contains everything that the heads of the audit trail name
      for (const name of filesToKeep(dataFolder).filter(isAuditHead))
        await copy(path.join(dataFolder, name), `files/${name}`);
      for (const name of filesOf(serverData)) {
        await copy(path.join(serverData, name), `database/${name}`).catch(forgiveVanished);
      }
    };
    const { start, stop, label } = await betweenStartAndStop(client, copyDatabase);
    writeFileSync(path.join(unfinished, 'backup_label'), label, { mode: 0o600 });
    await copy(path.join(unfinished, 'backup_label'), 'database/backup_label');
    rmSync(path.join(unfinished, 'backup_label'));
    const wal = path.join(serverData, 'pg_wal');
    const segments = readdirSync(wal).filter((name) => /^[0-9A-F]{24}$/.test(name));
    for (const name of segments.filter((segment) => segment >= start.segment && segment <= stop.segment)) {
      await copy(path.join(wal, name), `database/pg_wal/${name}`);
    }
    const others = filesToKeep(dataFolder).filter((name) => !isAuditHead(name));
    for (const name of others) await copy(path.join(dataFolder, name), `files/${name}`);
    const serverVersion = await ask(client, `select current_setting('server_version') as response`);
    const takenAt = options.now.toISOString();
    const manifest = newManifest({ takenAt, serverVersion, startLsn: start.lsn, stopLsn: stop.lsn, files });
    writeFileSync(path.join(unfinished, 'manifest.json'), JSON.stringify(manifest, null, 1), {
      mode: 0o600,
      flush: true,
    });
    renameSync(unfinished, folder);
    return manifest;
  } finally {
    await client.end();
    rmSync(unfinished, { recursive: true, force: true });
  }
}

interface WalPlace {
  lsn: string;
  segment: string;
}

/** Both calls must come from one session; the slot goes with it. */
async function betweenStartAndStop(client: Client, work: () => Promise<void>) {
  await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`);
  const place = `lsn, pg_walfile_name(lsn) as segment`;
  const started = await client.query<WalPlace>(`select ${place} from pg_backup_start('quickportal', true) lsn`);
  await work();
  const stopped = await client.query<WalPlace & { label: string }>(
    `select ${place}, labelfile as label from pg_backup_stop(true)`,
  );
  const [start, stop] = [started.rows[0], stopped.rows[0]];
  if (!start || !stop) throw new Error('PostgreSQL did not say where the backup begins and ends');
  return { start, stop, label: stop.label };
}

/** The files of the data directory as they are now, without those that a backup leaves out. */
function* filesOf(folder: string, below = ''): Generator<string> {
  for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
    const name = path.posix.join(below, entry.name);
    if (leftOut.test(entry.name)) continue;
    if (entry.isFile()) yield name;
    else if (entry.isDirectory() && !(below === '' && emptyFolders.has(entry.name))) yield* filesOf(folder, name);
  }
}

const isAuditHead = (name: string): boolean => name === 'audit-heads.jsonl' || name.startsWith('storage/audit-heads/');

function filesToKeep(dataFolder: string): string[] {
  return keptWithDatabase.flatMap((name) => {
    const place = path.join(dataFolder, name);
    if (!existsSync(place)) return [];
    return name.includes('.') ? [name] : [...filesOf(dataFolder, name)];
  });
}

/** Tables are dropped and temporary files removed while we copy; the write-ahead log tells the rest. */
function forgiveVanished(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

async function ask(client: Client, sql: string): Promise<string> {
  const { rows } = await client.query<{ response: string }>(sql);
  return rows[0]?.response ?? '';
}
