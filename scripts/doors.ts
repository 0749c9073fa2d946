// Checks who imports whom (docs/architecture.md, "Doors"), and says what to do instead.
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';

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
  [/^packages\/contracts\/src\/(?!kernel|rules)[^/]+\/.*(?<!\.test)\.ts$/, 150],
  [/^apps\/api\/src\/(?!engines|kernel|bindings|server|openapi)[^/]+\/[^/]+(?<!\.test)\.ts$/, 150],
  [/\.(view|dialog)\.tsx$/, 200],
];

interface Finding {
  file: string;
  line: number;
  problem: string;
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts)$/.test(file) && !file.endsWith('.gen.ts'));

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
  }
  const limit = LIMITS.find(([pattern]) => pattern.test(file))?.[1];
  const length = text.split('\n').length - 1;
  if (limit !== undefined && length > limit && !/\.(test|stories)\./.test(file))
    report(file, length, `${length} lines; at most ${limit} here: split it by meaning.`);
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
  const isTest = /\.(test|stories)\.tsx?$/.test(file) || file.includes('/testing/');
  if (target.startsWith('@quickportal/')) {
    const wanted = target.slice('@quickportal/'.length);
    const ownPackage = wanted.startsWith(`${owner}/`);
    const appRouter = owner === 'portal' && wanted === 'api/router' && typeOnly;
    if (ownPackage) report(file, line, `Import inside a package by relative path, not ${target}.`);
    else if (!appRouter && !rule.may.some((pattern) => pattern.test(wanted)) && !(isTest && owner === 'forms'))
      report(file, line, `${owner} must not import ${target}: ${rule.instead}`);
    if (owner === 'forms' && file.includes('/schema/') && wanted.startsWith('ui/'))
      report(file, line, 'forms/schema runs on the server: no React there.');
    return;
  }
  if (!target.startsWith('.')) return;
  const resolved = path.normalize(path.join(path.dirname(file), target));
  if (!resolved.startsWith(file.split('/').slice(0, 2).join('/')))
    report(file, line, `${target} leaves the package: import it by name.`);
  const feature = (name: string) => /\/features\/([^/]+)\//.exec(name)?.[1];
  if (feature(file) && feature(resolved) && feature(file) !== feature(resolved))
    report(file, line, 'A feature never imports another feature: pages compose them.');
  if (
    file.startsWith('apps/api/src/engines/') &&
    !isTest &&
    /^apps\/api\/src\/(?!engines\/|kernel\/|server\/configuration)/.test(resolved)
  )
    report(file, line, 'An engine never imports a noun: hand the noun’s part over as data or a function.');
}

for (const { file, line, problem } of findings) console.error(`${file}:${line}  ${problem}`);
console.log(
  findings.length === 0 ? `Doors: ${files.length} files, all in order.` : `Doors: ${findings.length} findings.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
