import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getCommunityBasics } from '@quickportal/db/communities/get-community-basics';
import type { JobActor } from '../access/actor.ts';
import { Problem } from '../../kernel/problem.ts';
import type { StatementServices } from './import-statements.ts';
import { takeStatementFile } from './take-statement-file.ts';

const folderJob: JobActor = { kind: 'job', job: 'bank-statements.folder' };

/** Names of files that are still being written. */
const UNFINISHED = /^\.|\.(?:tmp|part|partial|filepart)$/i;
/** Files of a community that are taken in one run. */
const MOST_FILES = 100;

/**
 * Takes the files that lie in `statements/in/<community id>` of the data folder, and moves each to `statements/done` or,
 * with the reason beside it, to `statements/refused`. A file that was taken before is refused as a duplicate. Returns
 * how many were taken.
 */
export async function takeFolder(services: StatementServices): Promise<number> {
  const root = path.join(services.configuration.dataFolder, 'statements');
  let taken = 0;
  for (const folder of await namesIn(path.join(root, 'in'))) {
    const communityId = Number(folder);
    if (!/^\d{1,15}$/.test(folder) || !(await getCommunityBasics(services.db.reader({ kind: 'jobs' }), communityId))) {
      services.log.warn({ folder }, 'No community has this folder of bank statements');
      continue;
    }
    const names = (await namesIn(path.join(root, 'in', folder))).filter((name) => !UNFINISHED.test(name));
    for (const name of names.slice(0, MOST_FILES))
      if (await takeFile(services, root, { communityId, name })) taken += 1;
  }
  return taken;
}

/** Names in a folder, sorted; none where it is not there. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || (error as NodeJS.ErrnoException).code === 'ENOTDIR')
      return [];
    throw error;
  }
}

async function takeFile(
  services: StatementServices,
  root: string,
  { communityId, name }: { communityId: number; name: string },
): Promise<boolean> {
  const file = path.join(root, 'in', String(communityId), name);
  try {
    const fileId = await takeStatementFile(services, {
      communityId,
      channel: 'FOLDER',
      fileName: name.slice(0, 100),
      source: createReadStream(file),
      uploaderName: 'Statement folder',
      actor: folderJob,
      signal: new AbortController().signal,
    });
    await moveTo(path.join(root, 'done', String(communityId)), file, `${fileId}-${name}`);
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Too many at once: the next run takes it
    if (error.status === 429) return false;
    const refused = path.join(root, 'refused', String(communityId));
    await moveTo(refused, file, name);
    const [reason] = error.errors ?? [];
    await writeFile(
      path.join(refused, `${name}.reason.txt`),
      `${reason?.messages[0] ?? error.detail ?? error.message}\n`,
    );
    services.log.warn({ communityId, file: name }, 'A bank statement file of the folder was refused');
    return false;
  }
}

async function moveTo(folder: string, file: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await rename(file, path.join(folder, name));
}
