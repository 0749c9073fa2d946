// `npm start`: builds the portal where it has changed, then runs the server in this process.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { mkdirSync } from 'node:fs';
import { withFileLock } from '../packages/db/src/launch/file-lock.ts';
import { reportFailure } from '../packages/db/src/terminal/report-failure.ts';

const root = path.resolve(import.meta.dirname, '..');

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The portal was not built (${command} ${args.join(' ')})`)),
    );
  });
}

try {
  // Two starts at once would write the same files
  mkdirSync(path.join(root, '.turbo'), { recursive: true });
  await withFileLock(path.join(root, '.turbo/build-lock'), 300_000, () =>
    run('turbo', [
      'run',
      'build',
      '--filter=@quickportal/portal',
      '--filter=@quickportal/client',
      '--output-logs=errors-only',
    ]),
  );
} catch (error) {
  reportFailure('QuickPortal cannot start', error);
  process.exit(1);
}
await import('../apps/api/src/main.ts');
