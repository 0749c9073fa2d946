import { createHash, type Hash } from 'node:crypto';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { ServerUser } from '../launch/server-home.ts';

const form = 'quickportal backup 1';

export interface BackupFile {
  /** In the backup's folder: `database/...` or `files/...`. */
  path: string;
  size: number;
  sha256: string;
}

/** What a backup holds, with the checksum of every file: `manifest.json` of its folder, written last. */
export interface BackupManifest {
  form: typeof form;
  takenAt: string;
  /** Such as 18.4: the data belongs to this major version. */
  serverVersion: string;
  /** Where recovery begins and from where on the copy is consistent, as log sequence numbers. */
  startLsn: string;
  stopLsn: string;
  files: BackupFile[];
}

export const newManifest = (values: Omit<BackupManifest, 'form'>): BackupManifest => ({ form, ...values });

/** A backup that is not whole, or a place that can't take it. Its message says which, and is shown without a stack. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Reads the manifest of a backup. Throws BackupError where there is none. */
export function readManifest(folder: string): BackupManifest {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
  } catch (cause) {
    throw new BackupError(`${folder} holds no whole backup: its manifest.json can't be read.`, { cause });
  }
  if (isManifest(read)) return read;
  throw new BackupError(`${folder} holds something else: its manifest.json is not that of a backup.`);
}

function isManifest(read: unknown): read is BackupManifest {
  return typeof read === 'object' && read !== null && 'form' in read && read.form === form && 'files' in read;
}

const CHUNK = 1 << 20;

/** Copies a file that may grow or shrink meanwhile, to the disk, and returns what was written. */
export async function copyFile(from: string, to: string, user?: ServerUser): Promise<Omit<BackupFile, 'path'>> {
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
  const source = await open(from, 'r');
  try {
    const target = await open(to, 'wx', 0o600);
    try {
      const hash = createHash('sha256');
      const size = await pour(source, target, hash);
      await target.datasync();
      if (user) chownSync(to, user.uid, user.gid);
      return { size, sha256: hash.digest('hex') };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

type FileHandle = Awaited<ReturnType<typeof open>>;

async function pour(source: FileHandle, target: FileHandle, hash: Hash): Promise<number> {
  const buffer = Buffer.allocUnsafe(CHUNK);
  for (let size = 0; ;) {
    const { bytesRead } = await source.read(buffer, 0, CHUNK);
    if (bytesRead === 0) return size;
    const chunk = buffer.subarray(0, bytesRead);
    hash.update(chunk);
    await target.writeFile(chunk);
    size += bytesRead;
  }
}
