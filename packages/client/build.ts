// Writes the types from the API's document, compiles the client and packs it: dist/quickportal-client-<version>.tgz.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const root = path.resolve(folder, '../..');

function run(command: string, ...parameters: string[]): void {
  const { status, error } = spawnSync(command, parameters, { cwd: folder, stdio: ['ignore', 2, 2] });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} ended with ${status}`);
}

run(process.execPath, path.join(root, 'apps/api/src/openapi/client.cli.ts'));
rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
run(process.execPath, path.join(root, 'node_modules/typescript/bin/tsc'), '--project', 'tsconfig.build.json');
run('pnpm', 'pack', '--pack-destination', 'dist', '--silent');
