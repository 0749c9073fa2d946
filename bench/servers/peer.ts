import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const VERSION = '4.14.1';

/**
 * The folder that PostGraphile is installed in: `.tools`, at the first run (28 MB), so that no one who only starts the
 * product waits for it. Null where it cannot be installed; then the table goes without it.
 */
export function installPeer(report: (line: string) => void): string | null {
  const folder = path.resolve(import.meta.dirname, `../../.tools/postgraphile-${VERSION}`);
  if (existsSync(path.join(folder, 'ready'))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  report(`Installing PostGraphile ${VERSION} into .tools, once`);
  const options = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-workspaces',
    '--omit=optional',
    '--loglevel=error',
  ];
  const run = spawnSync('npm', ['install', ...options, '--prefix', folder, `postgraphile@${VERSION}`], { cwd: folder });
  if (run.status !== 0) {
    report('PostGraphile could not be installed; the table goes without it');
    return null;
  }
  writeFileSync(path.join(folder, 'ready'), '');
  return folder;
}
