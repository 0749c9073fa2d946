import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Makes the built-in network behave like this, as `pnpm network` does: `loseAnswer=1`, or `calm`. */
export async function setNetwork(...settings: string[]): Promise<void> {
  const cli = 'apps/api/src/engines/gateways/simulator/network.cli.ts';
  await run(process.execPath, [cli, ...settings], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, QUICKPORTAL_DATA: process.env.QUICKPORTAL_E2E_DATA },
  });
}
