// Browser tests use the Chromium that the machine has. Where it has none, Debian's package is installed.
import { spawnSync } from 'node:child_process';
import { chromium } from './chromium.ts';

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Finds or installs Chromium; false where that is not possible (no root and no sudo without a password). */
export function ensureChromium(): boolean {
  if (chromium().executablePath) return true;
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    return run(command as string, rest);
  };
  console.log('Installing Chromium from the Debian package');
  return (
    apt('update') &&
    apt('install', '-y', '--no-install-recommends', 'chromium') &&
    chromium().executablePath !== undefined
  );
}
