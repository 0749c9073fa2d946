#!/usr/bin/env node
// Starts a command with the project's own Node and pnpm, whatever Node the machine has (18 or newer is enough).
// Plain JavaScript without dependencies, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE = '26.10.0';
const PNPM = '12.21.0';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const tools = path.join(root, '.tools');
const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const pnpmPackage = `@pnpm/exe.${process.platform}-${process.arch}`;
const wanted = `${nodePackage}@${NODE} ${pnpmPackage}@${PNPM}`;
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
const toolsReady = () => read(toolsStamp) === wanted;
const installed = () => read(installStamp) !== '' && read(installStamp) === read(lockfile);

function installTools() {
  process.stderr.write(`Installing Node ${NODE} and pnpm ${PNPM} into .tools (once)\n`);
  writeFileSync(path.join(tools, 'package.json'), JSON.stringify({ name: 'tools', private: true }));
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const args = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-workspaces',
    '--loglevel=error',
    '--prefix',
    tools,
  ];
  mustRun(npm[0], [...npm.slice(1), ...args, ...wanted.split(' ')], { cwd: tools });
  writeFileSync(toolsStamp, wanted);
}

function installDependencies() {
  process.stderr.write('Installing dependencies\n');
  const frozen = process.env.QUICKPORTAL_UPDATE_LOCKFILE ? '--no-frozen-lockfile' : '--frozen-lockfile';
  mustRun('pnpm', ['install', frozen, '--reporter=append-only', '--loglevel=warn'], { env: environment });
  writeFileSync(`${installStamp}.new`, readFileSync(lockfile, 'utf8'));
  renameSync(`${installStamp}.new`, installStamp);
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
