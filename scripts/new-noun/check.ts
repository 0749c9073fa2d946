// A step of `npm test`: adds a noun to a scratch copy with nothing but its own files, and runs the checks that every call,
// page and story gets. A second noun, added to another copy of the same commit, changes no file that people write with it.
// It runs where the foundations differ from those that it passed with.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { addNoun, renderNoun } from './add-noun.ts';
import { foundationsHash, isChecked, recordChecked } from './checked-hash.ts';

const root = path.resolve(import.meta.dirname, '../..');
const hash = foundationsHash(root);
if (isChecked(root, hash) && !process.argv.includes('--force')) {
  console.log('The foundations are those of scripts/new-noun/checked.txt, with which a new noun passed its checks.');
  process.exit(0);
}

// On the same disk, so that what is installed can be linked
mkdirSync(path.join(root, 'test-results'), { recursive: true });
const copy = mkdtempSync(path.join(root, 'test-results/new-noun-'));

function run(...command: string[]): void {
  const [program = '', ...rest] = command;
  const env = { ...process.env, PATH: `${path.join(copy, 'node_modules/.bin')}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(program, rest, { cwd: copy, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stdout.slice(-6000)}\n${stderr.slice(-3000)}`);
}

/** The files of this checkout as they are now, and what is installed for them. */
function makeCopy(): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    const target = path.join(copy, file);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(path.join(root, file), target, { force: true });
  }
  for (const folder of ['.', 'bench', ...globSync('{apps,packages}/*', { cwd: root })]) {
    const installed = path.join(root, folder, 'node_modules');
    for (const name of existsSync(installed) ? readdirSync(installed) : []) {
      const place = path.join(copy, folder, 'node_modules', name);
      mkdirSync(path.dirname(place), { recursive: true });
      // links to packages of the house lead into the copy
      if (name === '.pnpm') linkAll(path.join(installed, name), place);
      else if (!['.cache', '.vite', '.vite-temp'].includes(name))
        cpSync(path.join(installed, name), place, { recursive: true, verbatimSymlinks: true });
    }
  }
}

/** Vite serves only what lies below the checkout, so a symbolic link would not do. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkAll(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: copy }).toString();

/** Files of the copy that differ from the commit it is at. */
const changedFiles = (): string[] =>
  git('status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .map((line) => line.slice(3))
    .filter((file) => file !== '');

/** What commands write: two who changed such a file run the command again. */
const isWritten = (file: string): boolean =>
  /\.gen\.ts$|openapi\.json$|^docs\/(domain-(tables|states)\.md|images\/domain-.*)$|^packages\/contracts\/src\/.*\/contracts\.ts$/.test(
    file,
  );

function commit(message: string): void {
  git('add', '--all');
  git('-c', 'user.name=check', '-c', 'user.email=check@example.com', 'commit', '--quiet', `--message=${message}`);
}

/** Adds another noun to the commit before `first`, and both to one checkout. Returns the files that both changed. */
function addSecondNoun(first: readonly string[]): string[] {
  commit('first');
  git('checkout', '--quiet', '-b', 'second', 'HEAD~1');
  addNoun(copy, second);
  writeLists();
  const both = changedFiles().filter((file) => first.includes(file));
  commit('second');
  // A file that is in neither of the two states gets the lines of both
  git(
    '-c',
    'user.name=check',
    '-c',
    'user.email=check@example.com',
    'merge',
    '--quiet',
    '-X',
    'ours',
    '-',
    '-m',
    'both',
  );
  writeLists();
  node('scripts/doors.ts');
  run('vitest', 'run', '--project=unit', 'scripts/registries', 'scripts/domain-pages');
  return both;
}

function writeLists(): void {
  node('scripts/registries/write.ts');
  node('scripts/domain-pages.ts');
}

/** The templates as they are, under their own names: a line breaks elsewhere in a noun of another length. */
function checkFormat(): void {
  const folder = path.join(copy, 'new-noun-format');
  for (const [file, text] of renderNoun({ many: 'sample-things', one: 'sample-thing', time: '0' })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  run('oxfmt', '--check', folder);
  rmSync(folder, { recursive: true });
}

const first = { many: 'gift-cards', one: 'gift-card', time: '20991231235958' };
const second = { many: 'loyalty-schemes', one: 'loyalty-scheme', time: '20991231235959' };

const node = (...args: string[]): void => run(process.execPath, ...args);
/** Not the clients that are generated and packed: they are built once, from the document without the new noun. */
const withoutClients = '--exclude=**/openapi/keys/{generated-clients,client-package}.test.ts';
const postgres = (...filters: string[]): void => run('vitest', 'run', '--project=postgres', withoutClients, ...filters);

try {
  makeCopy();
  git('init', '--quiet');
  commit('before');
  const added = addNoun(copy, first);
  checkFormat();
  writeLists();
  node('packages/db/src/generate/generate.cli.ts');
  node('apps/api/src/openapi/openapi.cli.ts');
  run('oxfmt', ...added);
  run('oxlint', '--type-aware', '--deny-warnings', ...added);
  node('scripts/doors.ts');
  run('tsc', '-b', '.', 'apps/portal');
  postgres('apps/api/src/nouns/gift-cards');
  postgres('apps/api/src/bindings', '--testNamePattern=giftCards');
  postgres('apps/api/src/openapi', 'packages/db/src/migrate', 'packages/db/src/domain', 'packages/db/src/generate');
  run('vitest', 'run', '--project=unit', 'scripts/registries', 'scripts/domain-pages', 'apps/portal/src/pages');
  run('vitest', 'run', '--project=unit', 'packages/contracts/src/registry', 'packages/contracts/src/rules/states');
  run('vitest', 'run', '--project=storybook', 'apps/portal/src/features/gift-cards');
  const changed = changedFiles();
  const others = changed.filter((file) => !added.includes(file) && !isWritten(file));
  if (others.length > 0) throw new Error(`A new noun had to touch ${others.slice(0, 9).join(', ')}`);
  const both = addSecondNoun(changed);
  const byHand = both.filter((file) => !isWritten(file));
  if (byHand.length > 0) throw new Error(`Two new nouns both had to change ${byHand.join(', ')}`);
  recordChecked(root, hash);
  console.log(
    `A noun of ${added.length} files was added, and passed its checks. Another one, added beside it, changed`,
  );
  console.log(`${both.length} files that it changed too, all of them written by commands: ${both.join(', ')}`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
