import { chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { canReach } from '@quickportal/db/launch/server-home';
import { ConfigurationError, type Configuration } from '../kernel/configuration.ts';

/** Said at the start where nothing was done about it. */
export const ROOT_WARNING =
  'Warning: QuickPortal runs as root, so a fault in it has all rights. Start it as another user, or set RUN_AS to one.';

/** Whether this process has every right. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Goes on as the user of RUN_AS where this process is root, before anything is opened; a data folder that is new is
 * made for that user. Throws ConfigurationError where that cannot be.
 */
export function runAs({ runAs: name, dataFolder }: Pick<Configuration, 'runAs' | 'dataFolder'>): void {
  if (name === null) return;
  const user = readUser(name);
  if (!user) throw new ConfigurationError('RUN_AS', `names no user of this machine: ${name}.`, 'Make the user first.');
  if (process.getuid?.() === user.uid) return;
  if (!isRoot())
    throw new ConfigurationError('RUN_AS', 'takes a start as root.', 'Leave it out: this is another user.');
  if (user.uid === 0) throw new ConfigurationError('RUN_AS', 'is root itself.', 'Name a user with fewer rights.');
  if (!existsSync(dataFolder)) {
    mkdirSync(dataFolder, { recursive: true });
    chownSync(dataFolder, user.uid, user.gid);
  }
  const { uid } = statSync(dataFolder);
  if (uid !== user.uid)
    throw new ConfigurationError(
      'RUN_AS',
      `is ${name}, who does not own ${dataFolder}.`,
      `chown -R ${name} ${dataFolder}`,
    );
  for (const folder of [import.meta.dirname, dataFolder])
    if (!canReach(folder, user))
      throw new ConfigurationError('RUN_AS', `is ${name}, who cannot enter ${folder}.`, 'Put it where that user can.');
  process.setgroups?.([user.gid]);
  process.setgid?.(user.gid);
  process.setuid?.(user.uid);
}

function readUser(name: string): { uid: number; gid: number } | null {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([login]) => login === name);
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : null;
}
