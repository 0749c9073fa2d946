#!/usr/bin/env node
// Starts a command with the project's own Node and pnpm, whatever Node the machine has (18 or newer is enough).
// Plain JavaScript without dependencies, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const tools = path.join(root, '.tools');
const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const pnpmPackage = `@pnpm/exe.${process.platform}-${process.arch}`;
const toolsLock = readFileSync(path.join(root, 'scripts/tools/package-lock.json'), 'utf8');
const { packages } = JSON.parse(toolsLock);
const pathEntries = [
  path.join(tools, 'node_modules', nodePackage, 'bin'),
  path.join(tools, 'node_modules', pnpmPackage),
  path.join(root, 'node_modules/.bin'),
];

const environment = {
  ...process.env,
  PATH: [...pathEntries, process.env.PATH].join(path.delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
};
// npm's own settings would be read by pnpm as if they were its own
for (const name of Object.keys(environment)) if (/^npm_/i.test(name)) delete environment[name];

function mustRun(command, args, options = {}) {
  const result = spawnSync(command, args, { stdio: ['ignore', 2, 2], cwd: root, ...options });
  if (result.error) throw result.error;
  if (result.status !== 0) throw new Error(`${path.basename(command)} ${args[0]} failed with status ${result.status}`);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** One installation at a time: two starts at once must not write the same folders. */
function withLock(work) {
  mkdirSync(tools, { recursive: true });
  const lock = path.join(tools, 'lock');
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const owner = Number(read(path.join(lock, 'pid')));
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (owner ? !isAlive(owner) : age > 5000) rmSync(lock, { recursive: true, force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
  writeFileSync(path.join(lock, 'pid'), String(process.pid));
  try {
    work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const toolsStamp = path.join(tools, 'stamp');
const lockfile = path.join(root, 'pnpm-lock.yaml');
const installStamp = path.join(root, 'node_modules/.quickportal-lockfile');
const toolsReady = () => read(toolsStamp) === toolsLock;
const installed = () => read(installStamp) !== '' && read(installStamp) === read(lockfile);

/** npm checks what it gets against the hashes in scripts/tools/package-lock.json. */
function installTools() {
  const unlisted = [nodePackage, pnpmPackage].filter((name) => !packages[`node_modules/${name}`]);
  if (unlisted.length > 0) throw new Error(unlistedTools(unlisted));
  const names = [nodePackage, pnpmPackage].map((name) => `${name} ${packages[`node_modules/${name}`].version}`);
  process.stderr.write(`Installing ${names.join(' and ')} into .tools (once)\n`);
  for (const file of ['package.json', 'package-lock.json']) {
    // a new file, never the old one written over: a checkout may share its files with another
    rmSync(path.join(tools, file), { force: true });
    copyFileSync(path.join(root, 'scripts/tools', file), path.join(tools, file));
  }
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--no-workspaces', '--loglevel=error'];
  mustRun(npm[0], [...npm.slice(1), ...args, '--prefix', tools], { cwd: tools });
  // npm leaves out an optional package that it could not get, or whose hash is another, and says nothing
  const missing = [nodePackage, pnpmPackage].filter((name) => !existsSync(path.join(tools, 'node_modules', name)));
  if (missing.length > 0)
    throw new Error(
      `${missing.join(' and ')} could not be installed: the registry does not have it, or what it has is not what scripts/tools/package-lock.json says.`,
    );
  writeAnew(toolsStamp, toolsLock);
}

const unlistedTools = (names) =>
  `scripts/tools has no hash of ${names.join(' and ')}. Add it, and commit the result: npm install --prefix scripts/tools --package-lock-only --save-optional --save-exact ${names
    .map((name) => `${name}@${packages[`node_modules/${name.replace(/(darwin|linux|win)-.*/, 'linux-x64')}`]?.version}`)
    .join(' ')}`;

function writeAnew(file, text) {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function installDependencies() {
  process.stderr.write('Installing dependencies\n');
  const frozen = process.env.QUICKPORTAL_UPDATE_LOCKFILE ? '--no-frozen-lockfile' : '--frozen-lockfile';
  mustRun('pnpm', ['install', frozen, '--reporter=append-only', '--loglevel=warn'], { env: environment });
  writeAnew(installStamp, readFileSync(lockfile, 'utf8'));
}

if (!toolsReady() || !installed()) {
  try {
    withLock(() => {
      if (!toolsReady()) installTools();
      if (!installed()) installDependencies();
    });
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const [command, ...args] = process.argv.slice(2);
if (command) {
  const child = spawn(command, args, { stdio: 'inherit', cwd: root, env: environment });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
