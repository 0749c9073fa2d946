import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prepareServerHome, type ServerUser } from '../launch/server-home.ts';
import { BackupError, copyFile, readManifest, type BackupFile, type BackupManifest } from './manifest.ts';

// PostgreSQL wants every one of them, also where the backup has nothing in it
const folders = `pg_wal pg_replslot pg_dynshmem pg_notify pg_serial pg_snapshots pg_stat_tmp pg_subtrans pg_commit_ts
  pg_logical/mappings pg_logical/snapshots pg_tblspc pg_twophase pg_wal/archive_status pg_wal/summaries pg_stat`.split(
  /\s+/,
);

/**
 * Puts a backup in place as the database and the stored files of a data folder that has none. Every file is checked
 * against its checksum on the way, and nothing is in place before all are right. The server recovers when it starts.
 * Throws BackupError naming the file that is missing or was changed.
 */
export async function restore({ folder, dataFolder }: { folder: string; dataFolder: string }): Promise<BackupManifest> {
  const manifest = readManifest(folder);
  const home = prepareServerHome(dataFolder);
  if (existsSync(home.data))
    throw new BackupError(`${dataFolder} already has a database; restore into an empty folder.`);
  const unfinished = { database: `${home.data}.restored`, files: path.join(dataFolder, 'files.restored') };
  try {
    for (const place of Object.values(unfinished)) rmSync(place, { recursive: true, force: true });
    for (const name of ['', ...folders])
      makeFolder(path.join(unfinished.database, name), home.user, unfinished.database);
    for (const file of manifest.files) await put(folder, file, unfinished, home.user);
    for (const name of topLevel(manifest, 'files/')) {
      renameSync(path.join(unfinished.files, name), path.join(dataFolder, name));
    }
    // the one there is was of another database
    rmSync(path.join(home.folder, 'password'), { force: true });
    renameSync(unfinished.database, home.data);
    return manifest;
  } finally {
    for (const place of Object.values(unfinished)) rmSync(place, { recursive: true, force: true });
  }
}

async function put(
  folder: string,
  file: BackupFile,
  target: { database: string; files: string },
  user: ServerUser | undefined,
): Promise<void> {
  const [kind = '', ...rest] = file.path.split('/');
  const name = rest.join('/');
  const isDatabase = kind === 'database';
  if (path.posix.normalize(name) !== name || name.startsWith('..') || !(isDatabase || kind === 'files'))
    throw new BackupError(`${file.path} does not belong into a backup.`);
  const place = path.join(isDatabase ? target.database : target.files, name);
  if (isDatabase) makeFolder(path.dirname(place), user, target.database);
  const copied = await copyFile(path.join(folder, file.path), place, isDatabase ? user : undefined).catch((cause) => {
    throw new BackupError(`${file.path} can't be read from the backup.`, { cause });
  });
  if (copied.sha256 !== file.sha256) throw new BackupError(`${file.path} was changed since the backup was taken.`);
}

/** Makes a folder, with those above it up to `top`, for the server's user alone. */
function makeFolder(folder: string, user: ServerUser | undefined, top = folder): void {
  if (existsSync(folder)) return;
  if (folder !== top) makeFolder(path.dirname(folder), user, top);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}

function topLevel(manifest: BackupManifest, below: string): string[] {
  const inside = manifest.files.filter((file) => file.path.startsWith(below));
  return [...new Set(inside.map((file) => file.path.slice(below.length).split('/')[0] ?? ''))];
}
