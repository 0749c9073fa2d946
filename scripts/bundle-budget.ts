// Checks what a browser must load against what we allow it (kB of gzip). Sizes are deterministic, so this is a test.
// Needs the built portal: node scripts/run.mjs pnpm --dir apps/portal build
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { grown, refuseListsOfCalls } from './grown-registry.ts';

const dist = path.resolve(import.meta.dirname, '../apps/portal/dist');

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

interface Row {
  what: string;
  bytes: number;
  /** kB that are allowed, and what we would like; absent: only shown. */
  limit?: number;
  target?: number;
}

const manifest = JSON.parse(readFileSync(path.join(dist, '.manifest.json'), 'utf8')) as Record<string, Chunk>;
const sizes = new Map<string, number>();

function gzipped(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

/** A chunk with everything it imports at once, as files. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return new Set();
  seen.add(name);
  const files = new Set([chunk.file, ...(chunk.css ?? [])]);
  for (const imported of chunk.imports ?? []) for (const file of filesOf(imported, seen)) files.add(file);
  return files;
}

const total = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + gzipped(file), 0);
const isStyle = (file: string) => file.endsWith('.css');

/** A document with the styles, scripts and images that it names itself; what it fetches ahead is not needed yet. */
function documentFiles(html: string): string[] {
  const tags = readFileSync(path.join(dist, html), 'utf8').match(/<(?:link|script|img)[^>]*>/g) ?? [];
  const needed = tags.filter((tag) => !tag.includes('rel="prefetch"'));
  return [html, ...needed.flatMap((tag) => /%BASE_PATH%\/([^"]+)/.exec(tag)?.[1] ?? [])];
}

const shell = filesOf('index.html');
const pages = Object.keys(manifest).filter((name) => name.endsWith('.page.tsx'));
const beyondShell = (name: string) => [...filesOf(name)].filter((file) => !shell.has(file));
const viewOf = (name: string) => path.basename(name, '.page.tsx');
const home = pages.find((name) => viewOf(name) === 'home');
if (!home) throw new Error('The start page is missing from the build.');

const largest = (rows: Row[]): Row => rows.toSorted((row, other) => other.bytes - row.bytes)[0] as Row;

const signIn = readdirSync(path.join(dist, 'prerendered')).map((name): Row => ({
  what: `sign-in page, the largest: ${path.basename(name, '.html')}`,
  bytes: total(documentFiles(`prerendered/${name}`)),
  limit: 15,
  target: 8,
}));
const routes = pages.map((name): Row => ({
  what: `route chunk, the largest: ${viewOf(name)}`,
  bytes: gzipped(manifest[name]?.file ?? ''),
  limit: 25,
  target: 15,
}));
const heaviest = pages.map((name): Row => ({
  what: `most on top of the shell: ${viewOf(name)}`,
  bytes: total(beyondShell(name)),
}));
const styles = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];

const firstScreen = total(new Set(['index.html', ...documentFiles('index.html'), ...shell, ...beyondShell(home)]));
const first = [...shell].find((file) => /first-[\da-f]+\.js$/.test(file));
if (!first) throw new Error('The file of the first load is missing from the build.');
const firstScript = readFileSync(path.join(dist, first), 'utf8');
const callsFile = path.resolve(dist, '../src/data/calls/call-routes.gen.ts');
const calls = [...readFileSync(callsFile, 'utf8').matchAll(/^ {2}'(\w+\.\w+)':/gm)].map(([, name = '']) => name);
if (calls.length === 0) throw new Error(`No calls are recognised in ${callsFile}.`);
// Nothing of the first load grows with the calls: what a page may do is written into the page
refuseListsOfCalls(firstScript, calls);
const GROWN_PAGES = 130;
const grownFirst = gzipSync(grown(firstScript, GROWN_PAGES), { level: 9 }).length;

const rows: Row[] = [
  largest(signIn),
  { what: 'first signed-in screen, everything', bytes: firstScreen, limit: 180, target: 170 },
  {
    what: `... with ${GROWN_PAGES} pages, and any number of calls`,
    bytes: firstScreen - gzipped(first) + grownFirst,
    limit: 180,
    target: 175,
  },
  largest(routes),
  {
    what: 'styles of the portal',
    bytes: total(styles.filter((file) => isStyle(file) && !file.includes('sign-in'))),
    limit: 20,
    target: 15,
  },
  largest(heaviest),
];

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const isOver = ({ bytes, limit }: Row) => limit !== undefined && bytes > limit * 1024;
console.log(`${'kB of gzip'.padEnd(58)}   now  limit  wanted`);
for (const row of rows) {
  const limit = String(row.limit ?? '').padStart(6);
  const wanted = String(row.target ?? '').padStart(7);
  console.log(
    `${row.what.padEnd(56)}${kilobytes(row.bytes).padStart(8)} ${limit} ${wanted}${isOver(row) ? '  too much' : ''}`,
  );
}
if (rows.some(isOver)) {
  console.log('\nSomething grew into the first load: load it where it is used (lazy, a page chunk) instead.');
  process.exitCode = 1;
}
