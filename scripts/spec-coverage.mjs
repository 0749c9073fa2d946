#!/usr/bin/env node
// How much of the specification the project shows, counted from its own files: calls and entity fields in the OpenAPI
// document, literal texts of messages in the sources, ids in test titles of everything else.
//   node scripts/spec-coverage.mjs [--openapi FILE] [--missing KIND] [--doc 1|2|3] [--json]
import { readFileSync, readdirSync, existsSync, statSync } from 'node:fs';
import { join, extname } from 'node:path';

const arg = (name) => {
  const i = process.argv.indexOf(`--${name}`);
  return i < 0 ? undefined : (process.argv[i + 1] ?? '');
};
const root = process.cwd();
const specDirs = [join(root, 'docs/requirements')];
const specDir = specDirs.find((d) => existsSync(join(d, '1-customers.json')));
const openapiFile = arg('openapi') ?? 'apps/api/openapi.json';
const docs = ['1-customers', '2-facility', '3-backoffice']
  .filter((_, i) => !arg('doc') || String(i + 1) === arg('doc'))
  .map((f) => JSON.parse(readFileSync(join(specDir, `${f}.json`), 'utf8')));

const skip = new Set([
  'node_modules',
  'dist',
  'build',
  '.git',
  '.turbo',
  'storybook-static',
  'coverage',
  'requirements',
]);
const isTest = (p) => /\.(test|spec|e2e|stories)\.[cm]?[jt]sx?$/.test(p) || /(^|\/)(e2e|tests?|__tests__)\//.test(p);
const files = { source: [], test: [] };
(function walk(dir) {
  for (const name of readdirSync(dir)) {
    if (skip.has(name)) continue;
    const p = join(dir, name);
    const s = statSync(p);
    if (s.isDirectory()) walk(p);
    else if (['.ts', '.tsx', '.mts', '.js', '.mjs', '.jsx'].includes(extname(p)) && s.size < 2e6)
      files[isTest(p.slice(root.length)) ? 'test' : 'source'].push(readFileSync(p, 'utf8'));
  }
})(root);

// ids cited in test titles: [1R081 1C003], at most three in one pair of brackets
const cited = new Set();
for (const text of files.test)
  for (const group of text.matchAll(/\[((?:[123][CPERMK]\d{3}[ ,]*){1,3})\]/g))
    for (const id of group[1].match(/[123][CPERMK]\d{3}/g)) cited.add(id);
const norm = (p) =>
  '/' +
  p
    .replace(/^\/+/, '')
    .replace(/\{[^}]+\}/g, '{}')
    .replace(/\/$/, '');
const api = new Set();
const properties = new Set();
if (existsSync(openapiFile)) {
  const doc = JSON.parse(readFileSync(openapiFile, 'utf8'));
  for (const [path, ops] of Object.entries(doc.paths ?? {}))
    for (const method of Object.keys(ops))
      api.add(`${method.toUpperCase()} ${norm(path.replace(/^.*\/rest\/internal(?=\/)/, ''))}`);
  (function collect(node) {
    if (!node || typeof node !== 'object') return;
    if (node.properties && typeof node.properties === 'object')
      for (const k of Object.keys(node.properties)) properties.add(k);
    if (Array.isArray(node.parameters)) for (const p of node.parameters) if (p?.name) properties.add(p.name);
    for (const v of Object.values(node)) collect(v);
  })(doc);
}
const hasCall = (c) => {
  const p = norm(c.path);
  if (api.has(`${c.method} ${p}`)) return true;
  const form = /^\/forms\/(get|post|patch|put)\//.exec(p); // one generic operation may serve every form schema
  return Boolean(form) && [...api].some((a) => /^GET \/forms\/(\{\}|get|post|patch|put)\/\{\}$/.test(a));
};
// source texts with their quoting undone, so that a message split by an escape still matches
const sources = files.source.map((t) =>
  t
    .replace(/\\(['"`])/g, '$1')
    .replace(/&apos;|&#39;|&rsquo;/g, "'")
    .replace(/\s+/g, ' '),
);
const hasText = (text) => {
  const parts = text
    .replace(/\s+/g, ' ')
    .split(/\{[^}]*\}/)
    .map((s) => s.trim())
    .filter((s) => s.length > 1);
  return (
    parts.length > 0 &&
    sources.some((s) => {
      let at = 0;
      return parts.every((p) => (at = s.indexOf(p, at)) >= 0);
    })
  );
};
const fieldName = (f) => /^[A-Za-z][A-Za-z0-9.]*/.exec(f)?.[0]?.split('.').pop();

const kinds = {
  calls: (d) =>
    d.calls
      .filter(
        (c) => !c.path.startsWith('[') && !/\{path\}/.test(c.path) && !/not under the REST base/i.test(c.notes ?? ''),
      )
      .map((c) => [c.id, `${c.method} ${c.path}`, hasCall(c)]),
  'calls tested': (d) =>
    d.calls.filter((c) => !c.path.startsWith('[')).map((c) => [c.id, `${c.method} ${c.path}`, cited.has(c.id)]),
  fields: (d) =>
    d.entities.flatMap((e) =>
      e.fields
        .map(fieldName)
        .filter((f) => f && /[a-z]/.test(f))
        .map((f) => [e.id, `${e.name}.${f}`, properties.has(f)]),
    ),
  pages: (d) => d.pages.map((p) => [p.id, p.title, cited.has(p.id)]),
  rules: (d) => d.rules.map((r) => [r.id, r.text, cited.has(r.id)]),
  messages: (d) => d.messages.filter((m) => m.kind !== 'label').map((m) => [m.id, m.text, hasText(m.text)]),
  labels: (d) => d.messages.filter((m) => m.kind === 'label').map((m) => [m.id, m.text, hasText(m.text)]),
  constants: (d) => d.constants.map((k) => [k.id, `${k.name} = ${k.value}`, cited.has(k.id)]),
};
const result = {};
for (const [kind, rowsOf] of Object.entries(kinds))
  for (const d of docs) {
    const rows = rowsOf(d);
    (result[d.document] ??= {})[kind] = { have: rows.filter((r) => r[2]).length, of: rows.length };
    if (arg('missing') === kind) for (const r of rows) if (!r[2]) console.log(`${r[0]}  ${r[1]}`);
  }
if (process.argv.includes('--json')) console.log(JSON.stringify(result, null, 2));
else if (arg('missing') === undefined) {
  console.log(['document'.padEnd(14), ...Object.keys(kinds).map((k) => k.padStart(13))].join(''));
  for (const [doc, row] of Object.entries(result))
    console.log([doc.padEnd(14), ...Object.values(row).map((v) => `${v.have}/${v.of}`.padStart(13))].join(''));
}
