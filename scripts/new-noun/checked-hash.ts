import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What every noun is built on, and the checks that a new one has to pass. */
const foundations = [
  ':(glob)*.json',
  'pnpm-lock.yaml',
  'apps/api/src/bindings',
  'apps/api/src/kernel',
  'apps/api/src/openapi',
  'apps/api/src/testing',
  'apps/portal/src/data',
  'apps/portal/src/pages',
  'apps/portal/src/storybook',
  'packages/contracts/src/kernel',
  'packages/db/src/connect',
  'packages/db/src/domain',
  'packages/db/src/generate',
  'packages/db/src/migrate',
  'scripts/new-noun',
  'scripts/registries',
];
/** What commands write. */
const written = [/\.gen\.ts$/, /openapi\.json$/, /new-noun\/checked\.txt$/];

const recordOf = (root: string) => path.join(root, 'scripts/new-noun/checked.txt');

/** A hash of the foundations of the checkout at `root`, as they are now. */
export function foundationsHash(root: string): string {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...foundations];
  const files = execFileSync('git', args, { cwd: root }).toString().split('\0').filter(Boolean);
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].toSorted()) {
    const full = path.join(root, file);
    if (written.some((pattern) => pattern.test(file)) || !existsSync(full)) continue;
    hash.update(file).update('\0').update(readFileSync(full)).update('\0');
  }
  return hash.digest('hex');
}

/** Whether the check passed with these foundations. */
export const isChecked = (root: string, hash: string): boolean =>
  existsSync(recordOf(root)) && readFileSync(recordOf(root), 'utf8').trim() === hash;

/** Records that the check passed with these foundations; the file is committed. */
export const recordChecked = (root: string, hash: string): void => writeFileSync(recordOf(root), `${hash}\n`);
