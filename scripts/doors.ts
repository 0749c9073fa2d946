// Checks who imports whom, what files are called and where documents lead (docs/architecture.md), and says what to do
// instead.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { circlesOf } from './circles.ts';
import { databaseFileFindings } from './database-files.ts';
import { documentPathFindings } from './document-paths.ts';
import { floorProblem } from './floors.ts';
import { folderSizeFindings } from './folder-sizes.ts';
import { checkoutFiles, importGraph, sourceFiles } from './import-graph.ts';
import { pageFileFindings, pageFolderFindings, pagesElsewhere } from './page-files.ts';

const root = path.resolve(import.meta.dirname, '..');

/** For each package: what it may import, by package name. */
const allowed: Record<string, { may: RegExp[]; instead: string }> = {
  contracts: {
    may: [],
    instead: 'contracts import Zod and nothing of ours; move the shared part into packages/contracts.',
  },
  db: { may: [/^contracts\//], instead: 'db conforms to contracts; what happens with rows belongs to apps/api.' },
  ui: { may: [], instead: 'ui knows no contracts: hand the values over as props.' },
  forms: { may: [/^contracts\//, /^ui\//], instead: 'forms know contracts and ui only.' },
  api: {
    may: [/^contracts\//, /^db\//, /^forms\/schema\//],
    instead: 'api uses contracts, db and forms/schema; React belongs to the portal.',
  },
  portal: {
    may: [/^contracts\//, /^forms\/react\//, /^ui\//],
    instead:
      'the portal talks to the API through contracts and `import type { AppRouter }`; it never sees the database.',
  },
};

const FORBIDDEN_NAMES = new Set(['utils', 'helpers', 'common', 'misc']);
const LIMITS: [RegExp, number][] = [
  // Which file has a call follows from its verb (decision 0082), so calls are not split further
  [/^packages\/contracts\/src\/nouns\/[^/]+\/(change|check|export|read|search)\.ts$/, 330],
  [/^packages\/contracts\/src\/(nouns\/[^/]+|access)\/.*(?<!\.test|\.examples)\.ts$/, 150],
  [
    /^apps\/api\/src\/(?!procedures|engines|kernel|bindings|server|openapi|testing\/faults)(nouns\/)?[^/]+\/([^/]+\/)?[^/]+(?<!\.test)\.ts$/,
    150,
  ],
  [/\.(view|dialog)\.tsx$/, 200],
];

// The built-in network is behind the gateways' interface: only its own files know that it exists, and its numbers
const NETWORK =
  /^(apps\/api\/src\/engines\/gateways\/simulator|packages\/db\/src\/(simulator|migrations|seed\/demo\/(payto|transactions)\/demo-(payto-)?network\.ts$))/;
const NETWORK_CHOSEN_IN = 'apps/api/src/server/networks.ts';
const NETWORK_IMPORT = /from '[^']*\/simulator\//;
const NETWORK_NAMES = /app\.simulator_|032-?05[0-9]/;

const NOUN = /^apps\/api\/src\/nouns\/([^/]+)\//;
let betweenNouns = 0;

const PAGE_REGISTRY = /^apps\/portal\/src\/pages\/(registry|pages\.gen|customer-tabs\.gen)\.ts$/;
/** What puts the portal together. */
const MAY_IMPORT_PAGE_REGISTRY =
  /^apps\/portal\/src\/(server-parts\.ts$|pages\/(registry|router)\.tsx?$|features\/customers\/customer-tab-registry\.ts$|storybook\/)/;

/** Programs of docs/examples are shown as they are. */
const SHOWN_EXAMPLE = /^docs\/examples\/[^/]+\?raw$/;

/** Rows never leave packages/db. */
const ROW_TYPE = /\b[A-Z][A-Za-z]*Row\b/;

interface Finding {
  file: string;
  line: number;
  problem: string;
}

const source = sourceFiles(root);
const files = source.filter((file) => /^(apps|packages)\//.test(file) && !file.endsWith('.gen.ts'));

const findings: Finding[] = [];
const report = (file: string, line: number, problem: string) => findings.push({ file, line, problem });

const IMPORT =
  /^\s*(?:import|export)\s+(?<type>type\s)?[^'"]*?from\s+['"](?<from>[^'"]+)['"]|^\s*import\s+['"](?<bare>[^'"]+)['"]|import\(\s*['"](?<lazy>[^'"]+)['"]/;

for (const file of files) {
  const [, kind, name] = /^(packages|apps)\/([^/]+)\//.exec(file) ?? [];
  if (!kind || !name) continue;
  const base = path.basename(file).replace(/\..*$/, '');
  if (FORBIDDEN_NAMES.has(base) || file.split('/').some((part) => FORBIDDEN_NAMES.has(part)))
    report(file, 1, `No file or folder is called ${base}: name it after what it is for.`);
  if (base === 'index') report(file, 1, 'No root barrels: export by path.');
  const text = readFileSync(path.join(root, file), 'utf8');
  const lines = text.replaceAll(/\n\s*(?=[^;]*?from ['"])/g, '\n').split('\n');
  for (const [at, line] of joinedImports(lines)) {
    const match = IMPORT.exec(line);
    const target = match?.groups?.from ?? match?.groups?.bare ?? match?.groups?.lazy;
    if (target) checkImport(file, name, at, target, match?.groups?.type !== undefined);
    const row = target?.startsWith('@quickportal/db/') && ROW_TYPE.exec(line)?.[0];
    if (row) report(file, at, `${row} is a row of a table: return the entity, by the names of its contract.`);
  }
  if (!NETWORK.test(file) && !file.endsWith('.test.ts') && !file.includes('/testing/'))
    for (const [at, line] of joinedImports(lines)) {
      if (NETWORK_IMPORT.test(line) && file !== NETWORK_CHOSEN_IN)
        report(file, at, 'Only server/networks.ts may choose the built-in network: use gatewayOf(services).');
      if (NETWORK_NAMES.test(line))
        report(file, at, 'Tables and numbers of the built-in network are its own: use gatewayOf(services).');
    }
  const limit = LIMITS.find(([pattern]) => pattern.test(file))?.[1];
  const length = text.split('\n').length - 1;
  if (limit !== undefined && length > limit && !/\.(test|stories)\./.test(file))
    report(file, length, `${length} lines; at most ${limit} here: split it by meaning.`);
}

/** What a file imports when it runs: types are left out. */
function runtimeImports(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const statements = text.matchAll(/^import\s+(?<what>[^;]*?)\s*from '(?<from>[^']+)';/gm);
  return [...statements].flatMap(({ groups: { what = '', from = '' } = {} }) => {
    const names = /^\{(?<names>[^}]*)\}$/
      .exec(what)
      ?.groups?.names?.split(',')
      .map((name) => name.trim());
    const onlyTypes = what.startsWith('type ') || names?.every((name) => name === '' || name.startsWith('type '));
    return onlyTypes ? [] : [from];
  });
}

function contractFile(target: string): string {
  const name = target.slice('@quickportal/contracts/'.length);
  const ofMachinery = `packages/contracts/src/${name}.ts`;
  return files.includes(ofMachinery) ? ofMachinery : `packages/contracts/src/nouns/${name}.ts`;
}

function loadsZod(file: string, above: readonly string[] = []): boolean {
  if (above.includes(file) || !files.includes(file)) return false;
  return runtimeImports(file).some((target) =>
    target === 'zod' || target.startsWith('zod/')
      ? true
      : target.startsWith('.') && loadsZod(path.normalize(path.join(path.dirname(file), target)), [...above, file]),
  );
}

/** Import statements put on one line each, with the line they start on. */
function joinedImports(lines: string[]): [number, string][] {
  const joined: [number, string][] = [];
  for (let at = 0; at < lines.length; at++) {
    let line = lines[at] ?? '';
    const start = at + 1;
    if (/^\s*(import|export)\s+(type\s+)?\{[^}]*$/.test(line))
      while (at + 1 < lines.length && !line.includes('}')) line += ` ${lines[++at]}`;
    joined.push([start, line]);
  }
  return joined;
}

function checkImport(file: string, owner: string, line: number, target: string, typeOnly: boolean): void {
  const rule = allowed[owner];
  if (!rule) return;
  const isTest = /\.(test|stories|fixture)\.tsx?$/.test(file) || file.includes('/testing/');
  if (target.startsWith('@quickportal/')) {
    const wanted = target.slice('@quickportal/'.length);
    const ownPackage = wanted.startsWith(`${owner}/`);
    // Stories show a form as the server makes it of its contract
    const isFormOfStory = /^apps\/portal\/.*\.fixtures\.ts$/.test(file) && wanted === 'forms/schema/form-schema';
    const appRouter = owner === 'portal' && wanted === 'api/router' && typeOnly;
    if (ownPackage) report(file, line, `Import inside a package by relative path, not ${target}.`);
    else if (
      !appRouter &&
      !rule.may.some((pattern) => pattern.test(wanted)) &&
      !(isTest && owner === 'forms') &&
      !isFormOfStory
    )
      report(file, line, `${owner} must not import ${target}: ${rule.instead}`);
    if (owner === 'forms' && file.includes('/schema/') && wanted.startsWith('ui/'))
      report(file, line, 'forms/schema runs on the server: no React there.');
    return;
  }
  if (!target.startsWith('.')) return;
  const resolved = path.normalize(path.join(path.dirname(file), target));
  if (!resolved.startsWith(file.split('/').slice(0, 2).join('/')) && !SHOWN_EXAMPLE.test(resolved))
    report(file, line, `${target} leaves the package: import it by name.`);
  const feature = (name: string) => /\/features\/([^/]+)\//.exec(name)?.[1];
  if (feature(file) && feature(resolved) && feature(file) !== feature(resolved))
    report(file, line, 'A feature never imports another feature: pages compose them.');
  if (PAGE_REGISTRY.test(resolved) && !isTest && !MAY_IMPORT_PAGE_REGISTRY.test(file))
    report(file, line, 'The registry imports every feature: take pages and links from pages/page-list.ts or href.ts.');
  checkOtherNoun(file, line, resolved, isTest);
  const problem = isTest ? undefined : floorProblem(file, resolved);
  if (problem !== undefined) report(file, line, problem);
}

/** A noun of apps/api uses another only through the one file that says what that noun offers. */
function checkOtherNoun(file: string, line: number, resolved: string, isTest: boolean): void {
  const [, noun] = NOUN.exec(file) ?? [];
  const [, other] = NOUN.exec(resolved) ?? [];
  if (!noun || !other || noun === other || isTest) return;
  betweenNouns += 1;
  if (!resolved.endsWith(`nouns/${other}/offers.ts`))
    report(file, line, `${other} does not offer this to other nouns: export it from nouns/${other}/offers.ts.`);
}

// Zod is 40 kB: pages that want rights, limits or columns take them from files that do not load it
for (const file of files.filter((name) => /^(apps\/portal\/src|packages\/forms\/src\/react)\//.test(name))) {
  if (/\.(test|stories|fixtures)\.|\/storybook\/|\/story|-story\./.test(file)) continue;
  for (const target of runtimeImports(file))
    if (target.startsWith('@quickportal/contracts/') && loadsZod(contractFile(target)))
      report(file, 1, `${target} loads Zod into the browser: split what you need into a file without schemas.`);
}

for (const circle of circlesOf(importGraph(root, source)))
  report(
    circle[0] ?? '',
    1,
    `A circle of files: ${[...circle, circle[0]].join(' -> ')}. Move what both ends need to a file of its own, or hand it over where they are put together.`,
  );

const pageFiles = files.filter((file) => file.startsWith('apps/portal/src/features/'));
const readFile = (name: string) => readFileSync(path.join(root, name), 'utf8');
const all = checkoutFiles(root);
/** What says how things are now: not what was measured or changed on some day, nor what a command writes. */
const documents = all.filter((name) => /^(docs\/(?!requirements|measurements).*|README|CONTRIBUTING)\.md$/.test(name));
const elsewhere = pagesElsewhere(readFile('docs/architecture.md'));
for (const { file, problem } of [
  ...pageFileFindings(pageFiles, readFile),
  ...pageFolderFindings(pageFiles, readFile, elsewhere),
  ...databaseFileFindings(files, readFile),
  ...folderSizeFindings(source),
  ...documentPathFindings(new Map(documents.map((name) => [name, readFile(name)])), all),
])
  report(file, 1, problem);

const decisions = readdirSync(path.join(root, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name));
for (const name of decisions)
  if (decisions.some((other) => other < name && other.slice(0, 4) === name.slice(0, 4)))
    report(`docs/decisions/${name}`, 1, 'Another decision has this number: take the next that is free.');

for (const { file, line, problem } of findings) console.error(`${file}:${line}  ${problem}`);
console.log(
  findings.length === 0
    ? `Doors: ${files.length} files, all in order; ${betweenNouns} imports between nouns of apps/api.`
    : `Doors: ${findings.length} findings.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
